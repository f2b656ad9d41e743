import { isTalkLogged } from '@mukae/contract/domain/call/talkLog';
import { timing } from '@mukae/contract/domain/reception/timing';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { type CallChannel, CallConnection, type CallEngine } from '@/features/reception';
import type { Observed } from '@/observing/observed';
import { ArrivalWatch } from '@/rtc';
import type { VoiceLevel } from '@/scene/sceneState';
import { Recognition, speechLocale } from '@/speech/recognition';
import { ArrivingPicture } from './arrivingPicture';
import { followedVoice } from './followedVoice';
import { StaffAvatar } from './staffAvatar';
import { StaffVoice } from './staffVoice';
import type { VisitorDevices } from './visitorDevices';

interface Options {
  call: CallOnWire;
  channel: CallChannel;
  engine: CallEngine;
  peerId: string;
  devices: VisitorDevices;
  /** Whether the staff's avatar comes as a film. */
  isFilmed: Observed<boolean>;
  /** The first sound of the staff was decoded. */
  onHeard: () => void;
  onFlowing: (isFlowing: boolean) => void;
  onHopeless: () => void;
}

/** So often the same connection is tried before another one is made. */
const triesOfOne = 2;

const talkMaxLength = 1000;

/** As much as one line of talk may hold, without half a letter at its end. */
const beginningOf = (said: string) => said.slice(0, talkMaxLength).replace(/\p{Surrogate}$/u, '');

/** One call at the screen: the visitor is seen and heard, and hears the staff, unless she is only looked after. */
export class Conversation {
  readonly callId: string;
  readonly voices: { staff: VoiceLevel; visitor: VoiceLevel };
  readonly screen: ArrivingPicture;
  readonly staff: StaffAvatar;
  readonly #options: Options;
  readonly #connection: CallConnection;
  readonly #stops: (() => void)[];
  #tries = 0;

  constructor(options: Options) {
    const { call, devices } = options;
    this.callId = call.callId;
    this.#options = options;
    this.#stops = [devices.camera.use(), devices.microphone.use()];
    const tracks = { camera: devices.camera.track, microphone: devices.microphone.track };
    const { channel, engine, peerId, onHopeless } = options;
    this.#connection = new CallConnection({ channel, engine, side: 'signage', call, peerId, tracks, onHopeless });
    this.voices = {
      staff: followedVoice(() => this.#staffTrack(), this.#connection.facts.subscribe),
      visitor: followedVoice(
        () => devices.microphone.track,
        (hear) => devices.microphone.device.on('track', hear),
      ),
    };
    this.screen = new ArrivingPicture(this.#connection.facts, 'screen');
    this.staff = new StaffAvatar(this.#connection, options.isFilmed);
    this.#stops.push(
      () => this.screen.stop(),
      () => this.staff.stop(),
    );
    this.#sendNewTracks();
    this.#tellWhetherItFlows();
    this.#retry();
    if (call.kind !== 'monitoring') this.#listen();
  }

  /** What the server says about the call by now. */
  hear(call: CallOnWire): void {
    this.#connection.hear(call);
  }

  close(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#connection.close();
  }

  #staffTrack(): MediaStreamTrack | null {
    return this.#connection.facts.get().media?.person.getAudioTracks()[0] ?? null;
  }

  #sendNewTracks(): void {
    for (const kind of ['camera', 'microphone'] as const) {
      const { device } = this.#options.devices[kind];
      this.#stops.push(device.on('track', (track) => void this.#connection.send(kind, track)));
    }
  }

  #tellWhetherItFlows(): void {
    const { facts } = this.#connection;
    let wasHeard = false;
    const tell = () => {
      const { state, arrived } = facts.get();
      this.#options.onFlowing(state === 'connected');
      if (arrived.sound && !wasHeard) this.#options.onHeard();
      wasHeard = arrived.sound;
    };
    this.#stops.push(facts.subscribe(tell));
  }

  /** The staff hears it when something is said, and sees when nothing arrives here. */
  #listen(): void {
    const { channel } = this.#options;
    const { callId } = this;
    const { facts } = this.#connection;
    const voice = new StaffVoice();
    const play = () => voice.hear(facts.get().media?.person ?? null);
    // The staff is a voice and a character that is drawn here: it is the voice that must not stop.
    const watch = new ArrivalWatch(async () => (await this.#connection.peer?.decoded('microphone')) ?? 0);
    watch.on('state', (is) => {
      if (is !== 'waiting') void channel.say('decodeFrames', { callId, is });
    });
    const recognition = new Recognition((said) => {
      const text = beginningOf(said);
      if (isTalkLogged(text)) void channel.say('talkLog', { callId, text, locale: speechLocale });
    });
    play();
    this.#stops.push(
      facts.subscribe(play),
      () => voice.stop(),
      () => watch.stop(),
      () => recognition.stop(),
    );
  }

  #retry(): void {
    const timer = setInterval(() => {
      if (this.#connection.facts.get().state === 'connected') this.#tries = 0;
      else this.#tryAgain();
    }, timing.callRetry);
    this.#stops.push(() => clearInterval(timer));
  }

  #tryAgain(): void {
    this.#tries += 1;
    const isBeginning = this.#connection.facts.get().state !== 'interrupted';
    if (isBeginning && this.#tries % triesOfOne === 0) this.#connection.renew();
    else void this.#connection.restart();
  }
}

import { isTalkLogged, talkMax } from '@mukae/contract/domain/call/talkLog';
import { timing } from '@mukae/contract/domain/reception/timing';
import { cutGraphemes } from '@mukae/contract/domain/text/graphemes';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { type CallChannel, CallConnection, type CallEngine } from '@/features/reception';
import type { Ear } from '@/hearing';
import type { Observed } from '@/observing/observed';
import type { VoiceLevel } from '@/scene/voiceLevel';
import { DecodeReport } from './decodeReport';
import { followedVoice } from './followedVoice';
import { StaffAvatar } from './staffAvatar';
import { StaffScreen } from './staffScreen';
import { StaffVoice } from './staffVoice';
import type { VisitorDevices } from './visitorDevices';

interface Options {
  call: CallOnWire;
  channel: CallChannel;
  engine: CallEngine;
  peerId: string;
  devices: VisitorDevices;
  ear: Ear;
  /** Whether the staff's avatar comes as a film. */
  isFilmed: Observed<boolean>;
  /** The first sound of the staff was decoded. */
  onHeard: () => void;
  onMedia: (media: { isFlowing: boolean; isStaffGone: boolean }) => void;
  onHopeless: () => void;
}

const locales = { ja: 'ja-JP', en: 'en-US' } as const;

/** So often the same connection is tried before another one is made. */
const triesOfOne = 2;

/** One call at the screen: the visitor is seen and heard, and hears the staff, unless she is only looked after. */
export class Conversation {
  readonly callId: string;
  readonly voices: { staff: VoiceLevel; visitor: VoiceLevel };
  readonly screen: StaffScreen;
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
    this.screen = new StaffScreen(this.#connection);
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
      const { state, arrived, isOtherGone } = facts.get();
      this.#options.onMedia({ isFlowing: state === 'connected', isStaffGone: isOtherGone });
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
    const report = new DecodeReport({
      decoded: async (line) => (await this.#connection.peer?.decoded(line)) ?? 0,
      isFilmed: this.#options.isFilmed,
      tell: (is) => void channel.say('decodeFrames', { callId, is }),
    });
    const stopHearing = this.#options.ear.listen((heard) => {
      if (heard.is !== 'final') return;
      const text = cutGraphemes(heard.text, talkMax);
      const locale = locales[heard.language ?? 'ja'];
      if (isTalkLogged(text)) void channel.say('talkLog', { callId, text, locale });
    });
    play();
    this.#stops.push(
      facts.subscribe(play),
      () => voice.stop(),
      () => report.stop(),
      stopHearing,
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

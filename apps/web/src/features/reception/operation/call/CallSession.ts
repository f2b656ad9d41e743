import type { CallView } from '@mukae/contract/domain/call/callView';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { type CallChannel, CallConnection } from '@/features/reception/calling/CallConnection';
import type { CallEngine } from '@/features/reception/calling/callEngine';
import { Observed } from '@/observing/observed';
import { AvatarVoice, type LineOutcome } from '@/speaking/avatarVoice';
import type { SpokenWords } from '@/speaking/preparedWords';
import type { Senses } from '../moving/Senses';
import { fetchAvatarVoice } from './fetchAvatarVoice';
import { keptTalk } from './keptTalk';
import { OwnAvatar } from './OwnAvatar';
import { ScreenShare } from './ScreenShare';
import { type TalkLine, withLine } from './talk';

interface SessionFacts {
  call: CallOnWire;
  isMuted: boolean;
  /** She speaks for herself at the moment: the visitor does not hear it. */
  isAside: boolean;
  /** The signage tells that it sees no picture. */
  isSignageStuck: boolean;
  talk: readonly TalkLine[];
}

/** The operator's microphone: only a call in which she talks opens it. */
export interface Voice {
  open(hear: (track: MediaStreamTrack) => void): () => void;
}

interface Options {
  channel: CallChannel;
  engine: CallEngine;
  voice: Voice;
  senses: Senses;
  chooseScreen: () => Promise<MediaStream>;
  call: CallOnWire;
  peerId: string;
  onHopeless: () => void;
}

/** One call, or one monitoring, as the operator leads it. */
export class CallSession {
  readonly facts: Observed<SessionFacts>;
  readonly connection: CallConnection;
  /** Null: who only looks brings no avatar along. */
  readonly avatar: OwnAvatar | null;
  readonly share: ScreenShare;
  /** What the avatar says by itself. */
  readonly voice: AvatarVoice;
  readonly #channel: CallChannel;
  readonly #callId: string;
  readonly #stops: (() => void)[] = [];
  #wasLedHere: boolean;
  #microphone: MediaStreamTrack | undefined;

  constructor({ channel, engine, voice, senses, chooseScreen, call, peerId, onHopeless }: Options) {
    this.#channel = channel;
    this.#callId = call.callId;
    this.#wasLedHere = call.peers.operator === peerId;
    this.facts = new Observed<SessionFacts>({
      call,
      isMuted: false,
      isAside: false,
      isSignageStuck: false,
      talk: keptTalk.of(call.callId),
    });
    this.connection = new CallConnection({
      channel,
      engine,
      side: 'operator',
      call,
      peerId,
      tracks: {},
      onHopeless,
    });
    this.avatar = call.kind === 'monitoring' ? null : this.#bringAvatar(senses);
    this.share = new ScreenShare({
      choose: chooseScreen,
      send: (track) => void this.connection.send('screen', track),
      tell: (event) => void channel.say(event, { callId: this.#callId }),
    });
    this.voice = new AvatarVoice({
      fetchVoice: (words) => fetchAvatarVoice(words, this.facts.get().call.characterId),
      send: (track) => this.#send(track),
      giveBack: () => {
        if (this.#microphone) void this.#send(this.#microphone);
      },
    });
    this.#listen();
    const { avatar } = this;
    if (avatar) this.#stops.push(voice.open((track) => this.#speak(track)));
    // What was shared before this page was reloaded went with it.
    if (call.isSharing) void channel.say('closeShareScreen', { callId: this.#callId });
  }

  get callId(): string {
    return this.#callId;
  }

  /** Another page of the same person took the call over; before this one has it, nothing is taken. */
  isLedElsewhere({ peers }: CallOnWire): boolean {
    const isLedHere = peers.operator !== null && this.connection.isOwn(peers.operator);
    this.#wasLedHere ||= isLedHere;
    return this.#wasLedHere && !isLedHere;
  }

  hear(call: CallOnWire): void {
    this.#change({ call });
    this.connection.hear(call);
  }

  readonly toggleMute = (): void => {
    this.#change({ isMuted: !this.facts.get().isMuted });
    this.#mute();
  };

  readonly speakAside = (isAside: boolean): void => {
    this.#change({ isAside });
    this.#mute();
  };

  /** Where picture and sound arrive a new way is enough; otherwise everything begins anew. */
  readonly reconnect = (): void => {
    const { state, picture } = this.connection.facts.get();
    const isWell = state === 'connected' && picture === 'decoding' && !this.facts.get().isSignageStuck;
    if (isWell) void this.connection.restart();
    else this.connection.renew();
  };

  readonly show = (view: CallView): void => {
    this.#channel.send('uiInteraction', { callId: this.#callId, command: { kind: 'view', view } });
    this.#change({ call: { ...this.facts.get().call, view } });
  };

  readonly showTemplate = (): void => {
    this.#channel.send('homeButton', { callId: this.#callId });
    this.#change({ call: { ...this.facts.get().call, view: null } });
  };

  readonly write = (text: string): void => {
    this.#showLine(text);
    this.#add({ by: 'me', text, at: Date.now() });
  };

  readonly takeBack = (): void => this.#showLine(null);

  /** Where nothing has a voice, the visitor reads it; what was stopped before it was heard was never said. */
  readonly say = async (words: SpokenWords): Promise<LineOutcome> => {
    const outcome = await this.voice.say(words);
    if (outcome === 'said') this.#add({ by: 'avatar', text: words.text, at: Date.now() });
    if (outcome === 'voiceless') this.write(words.text);
    return outcome;
  };

  close(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.share.stop();
    this.voice.close();
    this.avatar?.close();
    this.connection.close();
  }

  #bringAvatar(senses: Senses): OwnAvatar {
    return new OwnAvatar({
      link: this.connection.avatar,
      senses,
      isBeginning: this.#wasLedHere,
      isMeeting: this.facts.get().call.sender === 'WRU',
      untilThere: () => this.connection.untilThere(),
      onStreaming: (is) =>
        this.#channel.send('uiInteraction', { callId: this.#callId, command: { kind: 'streaming', is } }),
    });
  }

  /** What is being said is said to its end. */
  #speak(track: MediaStreamTrack): void {
    this.#microphone = track;
    if (!this.voice.isSent) void this.#send(track);
  }

  /** The avatar speaks with what is heard. */
  async #send(track: MediaStreamTrack): Promise<void> {
    this.avatar?.speakWith(track);
    await this.connection.send('microphone', track);
  }

  #listen(): void {
    const isMine = ({ callId }: { callId: string }) => callId === this.#callId;
    this.#stops.push(
      this.connection.avatar.on('message', (message) => {
        if ('isScreenSeen' in message) this.share.seen(message.isScreenSeen);
      }),
      this.#channel.on('signageDecodeError', (message) => {
        if (isMine(message)) this.#change({ isSignageStuck: message.isStuck });
      }),
      this.#channel.on('signageConnectionLosted', (message) => {
        if (isMine(message)) this.hear({ ...this.facts.get().call, isSignageLost: message.isLost });
      }),
      this.#channel.on('talkLog', (message) => {
        if (isMine(message)) this.#add({ by: 'visitor', text: message.text, at: message.at });
      }),
    );
  }

  #mute(): void {
    const { isMuted, isAside } = this.facts.get();
    this.connection.mute(isMuted || isAside);
  }

  #showLine(writtenLine: string | null): void {
    this.#channel.send('uiInteraction', { callId: this.#callId, command: { kind: 'message', text: writtenLine } });
    this.#change({ call: { ...this.facts.get().call, writtenLine } });
  }

  #add(line: Omit<TalkLine, 'id'>): void {
    const talk = withLine(this.facts.get().talk, line);
    keptTalk.keep(this.#callId, talk);
    this.#change({ talk });
  }

  #change(changed: Partial<SessionFacts>): void {
    this.facts.set({ ...this.facts.get(), ...changed });
  }
}

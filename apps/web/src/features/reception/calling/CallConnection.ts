import type { PictureState } from '@mukae/contract/domain/call/decodedFrames';
import { isDeadAfter, isOtherGone } from '@mukae/contract/domain/call/otherSide';
import { timing } from '@mukae/contract/domain/reception/timing';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import type { Realtime } from '@/api/realtime/realtime';
import { Observed } from '@/observing/observed';
import {
  ArrivalWatch,
  type CallCredential,
  CallFailure,
  type CallFault,
  type CallStatistics,
  CallStatisticsWatch,
  type ConnectionState,
  type LocalTracks,
  onFirstDecoded,
  type RemoteMedia,
} from '@/rtc';
import { AvatarLink } from './AvatarLink';
import type { CallEngine, Peer } from './callEngine';
import { callSignalling } from './callSignalling';
import { introduce } from './introduce';

export type CallChannel = Pick<Realtime, 'on' | 'say' | 'ask' | 'send'>;

export interface ConnectionFacts {
  /** Waiting: for the other page, or for what it takes to reach it. */
  state: 'waiting' | ConnectionState;
  media: RemoteMedia | undefined;
  /** Of the other side's camera. */
  picture: PictureState;
  /** What of the other side has come out of a decoder so far. */
  arrived: { sound: boolean; picture: boolean };
  /** Nothing comes any more, not even the beat of the other page; who says nothing is still there. */
  isLineDead: boolean;
  /** Nobody is there to talk to: the server says so, or the connection. */
  isOtherGone: boolean;
  /** Why there is no connection; a fault of one that was there is mended by a new one. */
  trouble: Extract<CallFault, 'authentication' | 'creation'> | null;
}

interface Options {
  channel: CallChannel;
  engine: CallEngine;
  /** The operator's page offers, and sees the visitor; the signage's page follows. */
  side: keyof CallOnWire['peers'];
  call: CallOnWire;
  /** Of this page, as it was told to the server. */
  peerId: string;
  tracks: Partial<LocalTracks>;
  /** New connections break as well. */
  onHopeless: () => void;
}

/** So long a first picture and a first sound are waited for. */
const arrivesWithinMs = 700;

/** So many new connections may break before the page itself is taken to be the cause. */
const mendings = 2;

/** Joins a call with the other page, whichever page that is at the moment, and stays joined until it is closed. */
export class CallConnection {
  readonly facts = new Observed<ConnectionFacts>({
    state: 'waiting',
    media: undefined,
    picture: 'waiting',
    arrived: { sound: false, picture: false },
    isLineDead: false,
    isOtherGone: false,
    trouble: null,
  });
  readonly avatar = new AvatarLink();
  readonly statistics = new Observed<CallStatistics | undefined>(undefined);
  readonly #options: Options;
  readonly #callId: string;
  readonly #stops: (() => void)[] = [];
  readonly #tracks: Partial<LocalTracks>;
  /** The last one is the one that counts. */
  readonly #peerIds: string[];
  #otherId: string | null;
  /** The other page as the call itself named it last; by itself it may have told a newer one. */
  #saidId: string | null;
  #isOtherLost: boolean;
  #credential: CallCredential | undefined;
  #peer: Peer | undefined;
  #isMuted = false;
  /** How many seconds in a row brought nothing. */
  #silence = 0;
  #broken = 0;
  #isClosed = false;
  #stopIntroducing = () => {};
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#callId = options.call.callId;
    this.#peerIds = [options.peerId];
    this.#tracks = { ...options.tracks };
    this.#stops.push(
      options.channel.on('informCallId', ({ callId, peerId }) => {
        if (callId === this.#callId) this.#meet(peerId);
      }),
    );
    this.#isOtherLost = this.#isLostIn(options.call);
    this.#saidId = this.#otherOf(options.call);
    this.#otherId = this.#saidId;
    this.#prepare();
    if (!this.#peer) this.#introduce();
  }

  /** There as soon as the other page was found. */
  get peer(): Peer | undefined {
    return this.#peer;
  }

  /** Until the other side is seen and heard, or it takes too long: what can wait takes no time from making the connection. */
  async untilThere(): Promise<void> {
    const isThere = () => {
      const { picture, sound } = this.facts.get().arrived;
      return picture && sound;
    };
    if (isThere()) return;
    await new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(go, arrivesWithinMs);
      const stop = this.facts.subscribe(() => {
        if (isThere()) go();
      });
    });
  }

  /** Whether it is, or was, a peer id of this connection. */
  isOwn(peerId: string): boolean {
    return this.#peerIds.includes(peerId);
  }

  /** What the call says about its pages by now; what it said before is no news. */
  hear(call: CallOnWire): void {
    this.#lose(this.#isLostIn(call));
    const other = this.#otherOf(call);
    if (other === null || other === this.#saidId) return;
    this.#saidId = other;
    this.#meet(other);
  }

  async send(line: keyof LocalTracks, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks[line] = track;
    if (line === 'microphone' && track) track.enabled = !this.#isMuted;
    if (!this.#isClosed) await this.#peer?.send(line, track);
  }

  mute(isMuted: boolean): void {
    this.#isMuted = isMuted;
    if (this.#tracks.microphone) this.#tracks.microphone.enabled = !isMuted;
    this.#peer?.mute(isMuted);
  }

  /** A new way to the other page; the old one is used until it is found. */
  async restart(): Promise<void> {
    await this.#peer?.restart();
  }

  /** A new connection under a new peer id: the other page lets go of the old one. */
  renew(): void {
    clearTimeout(this.#retry);
    this.#peerIds.push(this.#options.engine.newPeerId());
    if (this.#peer && this.#otherId !== null) this.#peer.replacePeer(this.#signallingTo(this.#otherId));
    else this.#prepare();
    this.#introduce();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#stopIntroducing();
    for (const stop of this.#stops.splice(0)) stop();
    this.#peer?.close();
    this.#change({ state: 'closed' });
  }

  get #peerId(): string {
    return this.#peerIds.at(-1) ?? this.#options.peerId;
  }

  #otherOf(call: CallOnWire): string | null {
    return this.#options.side === 'operator' ? call.peers.signage : call.peers.operator;
  }

  #isLostIn({ isSignageLost, isOperatorLost }: CallOnWire): boolean {
    return this.#options.side === 'operator' ? isSignageLost : isOperatorLost;
  }

  #lose(isLost: boolean): void {
    if (isLost === this.#isOtherLost) return;
    this.#isOtherLost = isLost;
    this.#change({});
  }

  /** The call named both pages before they joined it. */
  get #isIntroduced(): boolean {
    const { call, side } = this.#options;
    return call.peers[side] === this.#peerId && this.#otherId !== null && this.#otherId === this.#otherOf(call);
  }

  #signallingTo(otherId: string) {
    return callSignalling(this.#options.channel, { callId: this.#callId, from: this.#peerId, to: otherId });
  }

  #tell(): void {
    this.#options.channel.send('informCallId', { callId: this.#callId, peerId: this.#peerId });
  }

  /** Whoever is told may offer at once: the side that does not offer itself must be able to hear it. */
  #introduce(): void {
    this.#stopIntroducing();
    if (this.#isIntroduced) return;
    if (this.#peer || this.#options.side === 'operator') this.#stopIntroducing = introduce(() => this.#tell());
  }

  /** The other page told its peer id; one that is new is told ours in return. */
  #meet(otherId: string): void {
    this.#stopIntroducing();
    if (otherId === this.#otherId) return;
    this.#otherId = otherId;
    if (!this.#peer) {
      this.#connect();
      return;
    }
    this.#peer.replacePeer(this.#signallingTo(otherId));
    this.#tell();
  }

  /** Without a pause where everything is at hand: whoever draws next takes his time. */
  #prepare(): void {
    const credential = this.#credential ?? this.#options.engine.credentialFor(this.#peerId);
    if (credential instanceof Promise) {
      credential.then(
        (obtained) => this.#connectWith(obtained),
        (failure) => this.#fail(failure),
      );
    } else this.#connectWith(credential);
  }

  #connectWith(credential: CallCredential): void {
    this.#credential = credential;
    this.#connect();
  }

  #connect(): void {
    if (this.#isClosed || this.#peer || !this.#credential || this.#otherId === null) return;
    try {
      const peer = this.#options.engine.connect(
        {
          isPolite: this.#options.side === 'signage',
          signalling: this.#signallingTo(this.#otherId),
          credential: this.#credential,
        },
        this.#tracks,
      );
      this.#use(peer);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  #use(peer: Peer): void {
    this.#peer = peer;
    peer.mute(this.#isMuted);
    this.#change({ state: peer.state, media: peer.media, trouble: null });
    this.#stops.push(
      this.avatar.use(peer),
      peer.on('media', (media) => this.#change({ media })),
      peer.on('fault', () => this.#mend()),
      peer.on('state', (state) => {
        if (state === 'connected') this.#connected();
        this.#change({ state });
      }),
    );
    this.#introduce();
    this.#watch(peer);
  }

  #connected(): void {
    this.#stopIntroducing();
    this.#broken = 0;
  }

  #watch(peer: Peer): void {
    const statistics = new CallStatisticsWatch(peer);
    const say = (is: 'firstPicture' | 'firstSound') => {
      void this.#options.channel.say('decodeFrames', { callId: this.#callId, is });
      const { arrived } = this.facts.get();
      this.#change({ arrived: { ...arrived, [is === 'firstSound' ? 'sound' : 'picture']: true } });
    };
    this.#stops.push(
      statistics.on('measured', (measured) => this.#measured(measured)),
      () => statistics.stop(),
      onFirstDecoded(peer, 'microphone', () => say('firstSound')),
    );
    if (this.#options.side === 'signage') return;
    const picture = new ArrivalWatch(() => peer.decoded('camera'));
    this.#stops.push(
      onFirstDecoded(peer, 'camera', () => say('firstPicture')),
      picture.on('state', (state) => this.#change({ picture: state })),
      () => picture.stop(),
    );
  }

  #measured(measured: CallStatistics | undefined): void {
    this.statistics.set(measured);
    this.#silence = measured?.kbpsIn === 0 ? this.#silence + 1 : 0;
    const isLineDead = isDeadAfter(this.#silence);
    if (isLineDead !== this.facts.get().isLineDead) this.#change({ isLineDead });
  }

  #mend(): void {
    this.#broken += 1;
    if (this.#broken > mendings) this.#options.onHopeless();
    else this.renew();
  }

  #fail(failure: unknown): void {
    if (this.#isClosed) return;
    const fault = failure instanceof CallFailure ? failure.fault : 'creation';
    this.#change({ trouble: fault === 'authentication' ? 'authentication' : 'creation' });
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#prepare(), timing.callRetry);
  }

  #change(changed: Partial<ConnectionFacts>): void {
    const before = this.facts.get();
    const facts = { ...before, ...changed };
    const other = { state: facts.state, isLineDead: facts.isLineDead, isLost: this.#isOtherLost };
    this.facts.set({ ...facts, isOtherGone: isOtherGone(before.isOtherGone, other) });
  }
}

import { Emitter } from '@/observing/emitter';
import type { CallCredential } from './callCredential';
import type { CallFault } from './callFailure';
import { FramesChannel } from './framesChannel';
import { GesturesChannel } from './gesturesChannel';
import type { Line, LocalTracks, RemoteMedia } from './mediaLines';
import { type LinkState, PeerLink } from './peerLink';
import type { Signalling } from './signalling';

export type ConnectionState = LinkState | 'closed';

interface Events {
  state: ConnectionState;
  /** Again for every new peer, and when it shares a screen for the first time. */
  media: RemoteMedia;
  fault: CallFault;
}

interface Options {
  /** One side of a call is polite, the other is not. */
  isPolite: boolean;
  signalling: Signalling;
  credential: CallCredential;
}

/** A call with one other page, which may be replaced by its successor; what is sent stays the same. */
export class PeerCall extends Emitter<Events> {
  readonly frames = new FramesChannel();
  readonly gestures = new GesturesChannel();
  readonly #options: Options;
  readonly #tracks: LocalTracks;
  #link: PeerLink;
  #state: ConnectionState = 'connecting';
  #media: RemoteMedia | undefined;
  #isMuted = false;

  constructor(options: Options, tracks: Partial<LocalTracks> = {}) {
    super();
    this.#options = options;
    this.#tracks = { microphone: null, camera: null, screen: null, ...tracks };
    this.#link = this.#connect(options.signalling);
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Undefined until the other side is heard of. */
  get media(): RemoteMedia | undefined {
    return this.#media;
  }

  get isMuted(): boolean {
    return this.#isMuted;
  }

  async send(line: Line, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks[line] = track;
    if (line === 'microphone') this.mute(this.#isMuted);
    await this.#link.send(line, track);
  }

  mute(isMuted: boolean): void {
    this.#isMuted = isMuted;
    if (this.#tracks.microphone) this.#tracks.microphone.enabled = !isMuted;
  }

  /** What the reconnect button does, and what happens by itself when the network changes. */
  async restart(): Promise<void> {
    const iceServers = await this.#options.credential.renewed();
    if (this.#state !== 'closed') this.#link.restart(iceServers);
  }

  /** The other side is another page now: after a reload it has another peer id. */
  replacePeer(signalling: Signalling): void {
    this.#link.close();
    this.#link = this.#connect(signalling);
    this.#tell('connecting');
  }

  /** How many frames of the other side's video, or samples of its voice, have been decoded from this peer. */
  decoded(line: Line): Promise<number> {
    return this.#link.decoded(line);
  }

  statistics(): Promise<RTCStatsReport> {
    return this.#link.statistics();
  }

  close(): void {
    this.#link.close();
    this.#tell('closed');
  }

  #connect(signalling: Signalling): PeerLink {
    return new PeerLink({
      isPolite: this.#options.isPolite,
      signalling,
      iceServers: this.#options.credential.iceServers,
      channels: [this.frames, this.gestures],
      tracks: () => this.#tracks,
      restart: () => void this.restart(),
      onState: (state) => this.#tell(state),
      onMedia: (media) => {
        this.#media = media;
        this.emit('media', media);
      },
      onFault: (fault) => this.emit('fault', fault),
    });
  }

  #tell(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.emit('state', state);
  }
}

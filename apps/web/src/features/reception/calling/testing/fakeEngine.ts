import { Emitter } from '@/observing/emitter';
import type { LocalTracks, RemoteMedia, Signalling } from '@/rtc';
import { CallCredential, CallFailure, type CallFault, type ConnectionState } from '@/rtc';
import { FramesChannel } from '@/rtc/framesChannel';
import { GesturesChannel } from '@/rtc/gesturesChannel';
import type { CallEngine, Peer } from '../callEngine';

interface Events {
  state: ConnectionState;
  media: RemoteMedia;
  fault: CallFault;
}

class FakeFrames extends FramesChannel {
  readonly sent: Uint8Array[] = [];

  override send(frame: Uint8Array<ArrayBuffer>): boolean {
    this.sent.push(frame);
    return true;
  }
}

class FakeGestures extends GesturesChannel {
  readonly said: string[] = [];

  override send(text: string): boolean {
    this.said.push(text);
    return true;
  }
}

/** A peer without a network: a test says what happens to it, and sees what was asked of it. */
class FakePeer extends Emitter<Events> implements Peer {
  readonly frames = new FakeFrames();
  readonly gestures = new FakeGestures();
  state: ConnectionState = 'connecting';
  media: RemoteMedia | undefined;
  isMuted = false;
  isClosed = false;
  restarts = 0;
  pictures = 0;
  sounds = 0;
  /** Undefined: it is not connected yet. */
  bytesReceived: number | undefined;
  /** The ways to the other page, one for each peer it ever was. */
  readonly ways: Signalling[];
  readonly tracks: Partial<LocalTracks>;

  constructor(signalling: Signalling, tracks: Partial<LocalTracks>) {
    super();
    this.ways = [signalling];
    this.tracks = { ...tracks };
  }

  become(state: ConnectionState): void {
    this.state = state;
    this.emit('state', state);
  }

  async send(line: keyof LocalTracks, track: MediaStreamTrack | null): Promise<void> {
    this.tracks[line] = track;
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
  }

  async restart(): Promise<void> {
    this.restarts += 1;
  }

  replacePeer(signalling: Signalling): void {
    this.ways.push(signalling);
  }

  async decoded(line: keyof LocalTracks): Promise<number> {
    return line === 'microphone' ? this.sounds : this.pictures;
  }

  async statistics(): Promise<RTCStatsReport> {
    if (this.bytesReceived === undefined) return new Map();
    const transport = { type: 'transport', timestamp: performance.now(), bytesReceived: this.bytesReceived };
    return new Map([['transport', transport]]);
  }

  close(): void {
    this.isClosed = true;
    this.become('closed');
  }
}

/** Makes peer ids in order: operator-------1, operator-------2, … */
export class FakeEngine implements CallEngine {
  readonly peers: FakePeer[] = [];
  fails: CallFault | null = null;
  #made = 0;

  get peer(): FakePeer {
    const peer = this.peers.at(-1);
    if (!peer) throw new Error('no peer was made');
    return peer;
  }

  newPeerId(): string {
    this.#made += 1;
    return `operator${String(this.#made).padStart(8, '-')}`;
  }

  async credentialFor(): Promise<CallCredential> {
    return CallCredential.obtain(async () => {
      if (this.fails === 'authentication') throw new Error('refused');
      return [];
    });
  }

  connect({ signalling }: { signalling: Signalling }, tracks: Partial<LocalTracks>): FakePeer {
    if (this.fails) throw new CallFailure(this.fails, undefined);
    const peer = new FakePeer(signalling, tracks);
    this.peers.push(peer);
    return peer;
  }
}

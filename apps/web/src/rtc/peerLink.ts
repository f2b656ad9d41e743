import { CallFailure, type CallFault } from './callFailure';
import { type Line, type LocalTracks, MediaLines, type RemoteMedia } from './mediaLines';
import { Negotiation } from './negotiation';
import { PeerHeartbeat } from './peerHeartbeat';
import { Recovery } from './recovery';
import type { Signalling } from './signalling';

/** Interrupted: it was connected, and is looking for a new way. */
export type LinkState = 'connecting' | 'connected' | 'interrupted';

/** Data beside the voices; both sides open it by themselves. */
interface DataLine {
  openOn(connection: RTCPeerConnection): void;
}

interface Options {
  isPolite: boolean;
  signalling: Signalling;
  iceServers: RTCIceServer[];
  channels: readonly DataLine[];
  /** As they are when they are needed. */
  tracks: () => LocalTracks;
  restart: () => void;
  onState(state: LinkState): void;
  onMedia(media: RemoteMedia): void;
  onFault(fault: CallFault): void;
}

function connect(iceServers: RTCIceServer[]): RTCPeerConnection {
  try {
    // Ways are looked for before there is anything to say: whoever answers names them at once.
    return new RTCPeerConnection({ iceServers, bundlePolicy: 'max-bundle', iceCandidatePoolSize: 1 });
  } catch (failure) {
    throw new CallFailure('creation', failure);
  }
}

/** The connection to one page; another page, even of the same person, is another link. */
export class PeerLink {
  readonly #connection: RTCPeerConnection;
  readonly #options: Options;
  readonly #negotiation: Negotiation;
  readonly #recovery: Recovery;
  readonly #heartbeat: PeerHeartbeat;
  #lines: MediaLines | undefined;
  #wasConnected = false;
  #isSilent = false;

  constructor(options: Options) {
    this.#options = options;
    this.#connection = connect(options.iceServers);
    for (const channel of options.channels) channel.openOn(this.#connection);
    this.#negotiation = new Negotiation(this.#connection, {
      isPolite: options.isPolite,
      signalling: options.signalling,
      onOffered: () => {
        if (!this.#lines) this.#use(MediaLines.accept(this.#connection, options.onMedia));
      },
      onFailed: () => options.onFault('negotiation'),
    });
    this.#recovery = new Recovery(this.#connection, options.restart);
    this.#heartbeat = new PeerHeartbeat(this.#connection, (isSilent) => {
      this.#isSilent = isSilent;
      if (isSilent) this.#recovery.tryNow();
      this.#tellState();
    });
    this.#connection.onconnectionstatechange = () => this.#tellState();
    if (!options.isPolite) this.#use(MediaLines.offer(this.#connection, options.onMedia));
  }

  async send(line: Line, track: MediaStreamTrack | null): Promise<void> {
    await this.#lines?.send(line, track);
  }

  /** Asks for a new way between the two pages; the old one is used until it is found. */
  restart(iceServers: RTCIceServer[]): void {
    this.#connection.setConfiguration({ ...this.#connection.getConfiguration(), iceServers });
    this.#connection.restartIce();
  }

  async decoded(line: Line): Promise<number> {
    return (await this.#lines?.decoded(line)) ?? 0;
  }

  statistics(): Promise<RTCStatsReport> {
    return this.#connection.getStats();
  }

  close(): void {
    this.#negotiation.stop();
    this.#recovery.stop();
    this.#heartbeat.stop();
    this.#connection.onconnectionstatechange = null;
    this.#connection.close();
  }

  #use(lines: MediaLines): void {
    this.#lines = lines;
    this.#options.onMedia(lines.remote);
    // Not waited for: the answer need not know what is sent, only that something may be.
    lines.sendAll(this.#options.tracks()).catch(() => {
      if (this.#connection.connectionState !== 'closed') this.#options.onFault('negotiation');
    });
  }

  #tellState(): void {
    const { connectionState, iceConnectionState } = this.#connection;
    if (connectionState === 'failed' && iceConnectionState !== 'failed') this.#options.onFault('connection');
    const isConnected = connectionState === 'connected' && !this.#isSilent;
    this.#wasConnected ||= isConnected;
    this.#options.onState(isConnected ? 'connected' : this.#wasConnected ? 'interrupted' : 'connecting');
  }
}

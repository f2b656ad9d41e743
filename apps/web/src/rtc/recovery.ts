import { onNetworkChange } from './networkChanges';

/** A short gap heals by itself. */
const gapMs = 2000;
const tryAgainMs = 3000;

const isBroken = ({ iceConnectionState }: RTCPeerConnection): boolean =>
  iceConnectionState === 'disconnected' || iceConnectionState === 'failed';

/** Looks for a new way between the pages when the old one breaks, until one is found. */
export class Recovery {
  readonly #connection: RTCPeerConnection;
  readonly #restart: () => void;
  readonly #stopListening: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: RTCPeerConnection, restart: () => void) {
    this.#connection = connection;
    this.#restart = restart;
    this.#stopListening = onNetworkChange(() => this.tryNow());
    connection.oniceconnectionstatechange = () => {
      clearTimeout(this.#timer);
      if (connection.iceConnectionState === 'failed') this.tryNow();
      else if (connection.iceConnectionState === 'disconnected') this.#tryIn(gapMs);
    };
  }

  tryNow(): void {
    clearTimeout(this.#timer);
    // An offer under way already asks for a new way, and is repeated until it is answered.
    if (this.#connection.signalingState === 'stable') this.#restart();
    this.#tryIn(tryAgainMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopListening();
    this.#connection.oniceconnectionstatechange = null;
  }

  #tryIn(ms: number): void {
    this.#timer = setTimeout(() => {
      if (isBroken(this.#connection)) this.tryNow();
    }, ms);
  }
}

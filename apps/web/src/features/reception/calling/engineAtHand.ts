import type { CallCredential, LocalTracks } from '@/rtc';
import type { CallEngine, Peer, PeerOptions } from './callEngine';
import { CredentialAtHand } from './credentialAtHand';
import { LateSignalling } from './lateSignalling';

const lines = ['microphone', 'camera', 'screen'] as const;

interface Waiting {
  peer: Peer;
  signalling: LateSignalling;
}

/**
 * Makes ready what the next call needs. While a visitor waits for an answer the connection is made that she will be
 * answered on: it sends nothing yet, and nobody knows of it, but when somebody answers its offer is there.
 */
export class EngineAtHand implements CallEngine {
  readonly #engine: CallEngine;
  readonly #isPolite: boolean;
  readonly #credential: CredentialAtHand;
  #isExpecting = false;
  #waiting: Waiting | undefined;

  constructor(engine: CallEngine, { isPolite, peerId }: { isPolite: boolean; peerId: string }) {
    this.#engine = engine;
    this.#isPolite = isPolite;
    this.#credential = new CredentialAtHand(() => engine.credentialFor(peerId));
  }

  newPeerId(): string {
    return this.#engine.newPeerId();
  }

  credentialFor(): CallCredential | Promise<CallCredential> {
    return this.#credential.get();
  }

  connect(options: PeerOptions, tracks: Partial<LocalTracks>): Peer {
    const waiting = this.#waiting;
    this.#isExpecting = false;
    this.#waiting = undefined;
    if (!waiting) return this.#engine.connect(options, tracks);
    for (const line of lines) if (tracks[line]) void waiting.peer.send(line, tracks[line]);
    waiting.signalling.lead(options.signalling);
    return waiting.peer;
  }

  /** As far as it can be done long before a call. */
  async prepare(): Promise<void> {
    try {
      await this.#credential.get();
    } catch {
      // It is asked for again when it is needed.
    }
  }

  /** What fails now is tried again when it is needed. */
  async expectCall(): Promise<void> {
    this.#isExpecting = true;
    try {
      const credential = await this.#credential.get();
      if (this.#isExpecting && !this.#waiting) this.#waiting = this.#make(credential);
    } catch {
      this.#isExpecting = false;
    }
  }

  /** Of the call that is expected, as far as it is made. */
  get offer(): string | undefined {
    return this.#waiting?.signalling.offer;
  }

  /** The other page heard this offer together with the call. */
  wasTold(offer: string): void {
    this.#waiting?.signalling.wasTold(offer);
  }

  expectNobody(): void {
    this.#isExpecting = false;
    this.#waiting?.peer.close();
    this.#waiting = undefined;
  }

  #make(credential: CallCredential): Waiting {
    const signalling = new LateSignalling();
    return { signalling, peer: this.#engine.connect({ isPolite: this.#isPolite, signalling, credential }, {}) };
  }
}

import type { Signal, Signalling } from './signalling';
import { startSharp } from './startBitrate';

/** An offer that got lost on the way is repeated. */
const repeatOfferMs = 3000;

interface Sides {
  /** Gives way when both offer at once, and leaves the first offer to the other side. */
  isPolite: boolean;
  signalling: Signalling;
  /** The other side's lines are known; now a side may say what it sends on them. */
  onOffered(): void;
  onFailed(failure: unknown): void;
}

/** Perfect negotiation: either side may change the connection at any time, and both end up with the same one. */
export class Negotiation {
  readonly #connection: RTCPeerConnection;
  readonly #sides: Sides;
  readonly #stopListening: () => void;
  #isMakingOffer = false;
  #ignoresOffer = false;
  #isOver = false;
  #repeat: ReturnType<typeof setTimeout> | undefined;
  /** One signal after the other: a candidate never overtakes its description. */
  #work: Promise<void> = Promise.resolve();

  constructor(connection: RTCPeerConnection, sides: Sides) {
    this.#connection = connection;
    this.#sides = sides;
    connection.onnegotiationneeded = () => void this.#offer();
    connection.onicecandidate = ({ candidate }) =>
      sides.signalling.send({ kind: 'candidate', candidate: candidate?.toJSON() ?? null });
    this.#stopListening = sides.signalling.subscribe((signal) => {
      this.#work = this.#work.then(() => this.#hear(signal)).catch((failure) => this.#fail(failure));
    });
  }

  stop(): void {
    this.#isOver = true;
    this.#stopListening();
    clearTimeout(this.#repeat);
    this.#connection.onnegotiationneeded = null;
    this.#connection.onicecandidate = null;
  }

  #fail(failure: unknown): void {
    if (!this.#isOver) this.#sides.onFailed(failure);
  }

  async #offer(): Promise<void> {
    if (this.#sides.isPolite && this.#connection.remoteDescription === null) return;
    this.#isMakingOffer = true;
    try {
      await this.#connection.setLocalDescription();
      this.#sendLocalDescription();
    } catch (failure) {
      this.#fail(failure);
    } finally {
      this.#isMakingOffer = false;
    }
  }

  #sendLocalDescription(): void {
    const description = this.#connection.localDescription;
    if (this.#isOver || (description?.type !== 'offer' && description?.type !== 'answer')) return;
    const { type, sdp } = description;
    this.#sides.signalling.send({ kind: 'description', description: { type, sdp } });
    if (type === 'offer') this.#repeatUntilAnswered();
  }

  #repeatUntilAnswered(): void {
    clearTimeout(this.#repeat);
    this.#repeat = setTimeout(() => {
      if (this.#connection.signalingState === 'have-local-offer') this.#sendLocalDescription();
    }, repeatOfferMs);
  }

  async #hear(signal: Signal): Promise<void> {
    if (this.#isOver) return;
    if (signal.kind === 'candidate') await this.#add(signal.candidate);
    else if (signal.description.type === 'offer') await this.#answer(signal.description.sdp);
    else await this.#conclude(signal.description.sdp);
  }

  async #answer(sdp: string): Promise<void> {
    const isCollision = this.#isMakingOffer || this.#connection.signalingState !== 'stable';
    this.#ignoresOffer = isCollision && !this.#sides.isPolite;
    if (this.#ignoresOffer) return;
    await this.#connection.setRemoteDescription({ type: 'offer', sdp: startSharp(sdp) });
    this.#sides.onOffered();
    await this.#connection.setLocalDescription();
    this.#sendLocalDescription();
  }

  async #conclude(sdp: string): Promise<void> {
    // A repeated offer is answered twice.
    if (this.#connection.signalingState !== 'have-local-offer') return;
    await this.#connection.setRemoteDescription({ type: 'answer', sdp: startSharp(sdp) });
    clearTimeout(this.#repeat);
  }

  async #add(candidate: RTCIceCandidateInit | null): Promise<void> {
    if (this.#connection.remoteDescription === null) return;
    try {
      await this.#connection.addIceCandidate(candidate ?? undefined);
    } catch (failure) {
      if (!this.#ignoresOffer) throw failure;
    }
  }
}

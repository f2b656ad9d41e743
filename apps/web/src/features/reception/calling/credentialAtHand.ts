import type { CallCredential } from '@/rtc';

type Obtain = () => CallCredential | Promise<CallCredential>;

/** Obtained before anybody needs it: when a call begins nobody waits for it. */
export class CredentialAtHand {
  readonly #obtain: Obtain;
  #held: CallCredential | undefined;
  #obtaining: Promise<CallCredential> | undefined;

  constructor(obtain: Obtain) {
    this.#obtain = obtain;
  }

  /** At once where it is there and fresh. What fails is tried again when it is needed the next time. */
  get(): CallCredential | Promise<CallCredential> {
    if (this.#held?.isFresh) return this.#held;
    this.#obtaining ??= this.#renewed().finally(() => {
      this.#obtaining = undefined;
    });
    return this.#obtaining;
  }

  async #renewed(): Promise<CallCredential> {
    this.#held ??= await this.#obtain();
    await this.#held.renewed();
    return this.#held;
  }
}

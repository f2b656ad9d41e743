import type { CallCredential } from '../../../../rtc';

/** Obtained before anybody needs it: when a call begins nobody waits for it. */
export class CredentialAtHand {
  readonly #obtain: () => Promise<CallCredential>;
  #held: Promise<CallCredential> | undefined;

  constructor(obtain: () => Promise<CallCredential>) {
    this.#obtain = obtain;
  }

  /** What fails now is tried again when it is needed. */
  prepare(): void {
    void this.get().catch(() => undefined);
  }

  async get(): Promise<CallCredential> {
    this.#held ??= this.#obtain();
    try {
      const credential = await this.#held;
      await credential.renewed();
      return credential;
    } catch (failure) {
      this.#held = undefined;
      throw failure;
    }
  }
}

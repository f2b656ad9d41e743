import { isCredentialFresh } from '@mukae/contract/domain/call/credential';
import { CallFailure } from './callFailure';

type Ask = () => Promise<RTCIceServer[]>;

/** While the network changes the server may be out of reach: then the call goes on with what it has. */
const patienceMs = 2000;

const afterPatience = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, patienceMs));

/** The servers between the pages, with a credential that is renewed before it expires. */
export class CallCredential {
  readonly #ask: Ask;
  #iceServers: RTCIceServer[];
  #askedAt: number;

  private constructor(ask: Ask, iceServers: RTCIceServer[]) {
    this.#ask = ask;
    this.#iceServers = iceServers;
    this.#askedAt = Date.now();
  }

  static async obtain(ask: Ask): Promise<CallCredential> {
    try {
      return new CallCredential(ask, await ask());
    } catch (failure) {
      throw new CallFailure('authentication', failure);
    }
  }

  get iceServers(): RTCIceServer[] {
    return this.#iceServers;
  }

  get isFresh(): boolean {
    return isCredentialFresh(Date.now() - this.#askedAt);
  }

  async renewed(): Promise<RTCIceServer[]> {
    if (!this.isFresh) await Promise.race([this.#renew(), afterPatience()]);
    return this.#iceServers;
  }

  async #renew(): Promise<void> {
    const askedAt = Date.now();
    try {
      this.#iceServers = await this.#ask();
      this.#askedAt = askedAt;
    } catch {
      // It is asked for again the next time.
    }
  }
}

import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import { decodeFrame } from '@mukae/contract/domain/avatar/frameBytes';

const bytesIn = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

/** A face as it arrived, read when somebody first asks for it: most are overtaken before that. */
export class HeardFace {
  readonly at = performance.now();
  readonly #base64: string;
  #frame: AvatarFrame | null | undefined;

  constructor(base64: string) {
    this.#base64 = base64;
  }

  /** Null: it was none. */
  get frame(): AvatarFrame | null {
    if (this.#frame === undefined) this.#frame = decodeFrame(bytesIn(this.#base64))?.frame ?? null;
    return this.#frame;
  }
}

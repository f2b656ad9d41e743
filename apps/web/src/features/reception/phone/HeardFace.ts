import type { AvatarFrame, Face } from '@mukae/contract/domain/avatar/frame';
import { decodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { asLiked, type Likings } from '@/capture';

const bytesIn = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

/** A face as it arrived, read when somebody first asks for it: most are overtaken before that. */
export class HeardFace {
  readonly #base64: string;
  readonly #rest: Face | undefined;
  #frame: AvatarFrame | null | undefined;

  /** `rest`: as this phone saw it at rest, if it ever was shown to it. */
  constructor(base64: string, rest: Face | undefined) {
    this.#base64 = base64;
    this.#rest = rest;
  }

  /** Null: it was none. */
  get frame(): AvatarFrame | null {
    if (this.#frame === undefined) this.#frame = decodeFrame(bytesIn(this.#base64))?.frame ?? null;
    return this.#frame;
  }

  /** As it is to move the avatar; null: it was none. */
  liked(likings: Likings): AvatarFrame | null {
    return this.frame && asLiked(this.frame, this.#rest, likings);
  }
}

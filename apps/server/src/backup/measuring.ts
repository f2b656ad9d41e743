import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** How long something is, and what its bytes come to. */
export interface Measure {
  bytes: number;
  sha256: string;
}

const lineEnd = 10;

/** What goes through is counted, and stays as it is. */
export class MeasuredFlow extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;
  #lines = 0;

  override _transform(part: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(part);
    this.#bytes += part.length;
    for (let at = part.indexOf(lineEnd); at !== -1; at = part.indexOf(lineEnd, at + 1)) this.#lines += 1;
    done(null, part);
  }

  get lines(): number {
    return this.#lines;
  }

  /** Once everything went through. */
  measure(): Measure {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

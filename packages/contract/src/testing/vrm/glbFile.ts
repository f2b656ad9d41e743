import type { Vector } from './boxFigure';

/** Collects the bytes of a file, and where in it they are. */
export class Binary {
  readonly views: { buffer: 0; byteOffset: number; byteLength: number }[] = [];
  readonly accessors: object[] = [];
  #bytes: number[] = [];

  get bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }

  add(bytes: Uint8Array): number {
    while (this.#bytes.length % 4 !== 0) this.#bytes.push(0);
    this.views.push({ buffer: 0, byteOffset: this.#bytes.length, byteLength: bytes.length });
    for (const byte of bytes) this.#bytes.push(byte);
    return this.views.length - 1;
  }

  vectors(vectors: readonly Vector[]): number {
    const range = (pick: (...values: number[]) => number) =>
      [0, 1, 2].map((axis) => pick(...vectors.map((vector) => vector[axis] ?? 0)));
    const bufferView = this.add(new Uint8Array(Float32Array.from(vectors.flat()).buffer));
    const bounds = { min: range(Math.min), max: range(Math.max) };
    this.accessors.push({ bufferView, componentType: 5126, count: vectors.length, type: 'VEC3', ...bounds });
    return this.accessors.length - 1;
  }

  shorts(values: readonly number[]): number {
    const bufferView = this.add(new Uint8Array(Uint16Array.from(values).buffer));
    this.accessors.push({ bufferView, componentType: 5123, count: values.length, type: 'SCALAR' });
    return this.accessors.length - 1;
  }
}

/** A binary glTF of a description and its bytes. */
export function fileOf(document: unknown, binary: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = asciiOf(JSON.stringify(document));
  const padded = text.padEnd(Math.ceil(text.length / 4) * 4);
  const binaryLength = Math.ceil(binary.length / 4) * 4;
  const file = new Uint8Array(28 + padded.length + binaryLength);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x46546c67, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, file.length, true);
  view.setUint32(12, padded.length, true);
  view.setUint32(16, 0x4e4f534a, true);
  for (let place = 0; place < padded.length; place += 1) file[20 + place] = padded.charCodeAt(place);
  view.setUint32(20 + padded.length, binaryLength, true);
  view.setUint32(24 + padded.length, 0x004e4942, true);
  file.set(binary, 28 + padded.length);
  return file;
}

/** The same JSON in ASCII alone, so that a letter is a byte. */
const asciiOf = (json: string): string =>
  json.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

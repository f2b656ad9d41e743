import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';

/** Of the package only its dictionary is used; its own program takes ten times the memory. */
const folder = join(createRequire(import.meta.url).resolve('@patdx/kuromoji'), '../../dict');
const pathOf = (name: string): string => join(folder, `${name}.dat.gz`);

const bytesOfSize = 4;

/** Unpacked; it stands at the end of the packed one. */
async function sizeOf(name: string): Promise<number> {
  const file = await open(pathOf(name));
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(bytesOfSize), 0, bytesOfSize, size - bytesOfSize);
    return buffer.readUInt32LE();
  } finally {
    await file.close();
  }
}

/** Piece by piece, so that a file is never in memory as a whole and once more. */
const piecesOf = (name: string): AsyncIterable<Buffer> => createReadStream(pathOf(name)).pipe(createGunzip());

/** The beginning of a file, as far as there is room for it. */
export async function readInto<Numbers extends Int32Array | Int16Array>(
  numbers: Numbers,
  name: string,
): Promise<Numbers> {
  const bytes = new Uint8Array(numbers.buffer);
  let at = 0;
  for await (const piece of piecesOf(name)) {
    const part = piece.subarray(0, bytes.length - at);
    bytes.set(part, at);
    at += part.length;
    if (at === bytes.length) break;
  }
  return numbers;
}

export const numbersOf32 = async (name: string): Promise<Int32Array> =>
  readInto(new Int32Array((await sizeOf(name)) / Int32Array.BYTES_PER_ELEMENT), name);

export const numbersOf16 = async (name: string): Promise<Int16Array> =>
  readInto(new Int16Array((await sizeOf(name)) / Int16Array.BYTES_PER_ELEMENT), name);

/** Texts, each with a zero behind it; none is cut in two. */
export async function* textsIn(name: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of piecesOf(name)) {
    const bytes = Buffer.concat([rest, piece]);
    const end = bytes.lastIndexOf(0) + 1;
    yield bytes.subarray(0, end);
    rest = bytes.subarray(end);
  }
}

import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createGunzip, gunzip } from 'node:zlib';

/** Of the package only its dictionary is used; its own program takes ten times the memory. */
const folder = join(createRequire(import.meta.url).resolve('@patdx/kuromoji'), '../../dict');
const pathOf = (name: string): string => join(folder, `${name}.dat.gz`);

const piece = 1024 * 1024;

export async function bytesOf(name: string): Promise<Buffer> {
  return promisify(gunzip)(await readFile(pathOf(name)), { chunkSize: piece });
}

export async function numbersOf32(name: string): Promise<Int32Array> {
  const { buffer, byteOffset, byteLength } = await bytesOf(name);
  return new Int32Array(buffer.slice(byteOffset, byteOffset + byteLength));
}

export async function numbersOf16(name: string): Promise<Int16Array> {
  const { buffer, byteOffset, byteLength } = await bytesOf(name);
  return new Int16Array(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** Piece by piece, a file that is never whole in memory: texts, each with a zero behind it. */
export async function* textsIn(name: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const next of createReadStream(pathOf(name)).pipe(createGunzip({ chunkSize: piece }))) {
    const bytes = Buffer.concat([rest, next]);
    const end = bytes.lastIndexOf(0) + 1;
    yield bytes.subarray(0, end);
    rest = bytes.subarray(end);
  }
}

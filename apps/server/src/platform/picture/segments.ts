import { type FileHandle, open } from 'node:fs/promises';
import { Refusal } from '../refusals/refusal';

/** A camera writes a dozen before the picture itself, an editor some hundred; who reads them keeps each. */
const maxSegments = 2000;

const [startOfImage, startOfScan, endOfImage] = [0xffd8, 0xffda, 0xffd9];

/** Four bytes of it; undefined where it ends. */
async function bytesAt(file: FileHandle, position: number): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, position);
  return bytesRead < 4 ? undefined : buffer;
}

async function hasHeap(file: FileHandle): Promise<boolean> {
  if ((await bytesAt(file, 0))?.readUInt16BE(0) !== startOfImage) return false;
  let position = 2;
  for (let count = 0; count <= maxSegments; count += 1) {
    const head = await bytesAt(file, position);
    const marker = head?.readUInt16BE(0) ?? endOfImage;
    if (!head || marker === startOfScan || marker === endOfImage || marker < 0xff00) return false;
    position += marker === 0xffff ? 1 : 2 + head.readUInt16BE(2);
  }
  return true;
}

/** A JPEG made of millions of empty segments takes a hundred times its size in memory. */
export async function refuseHeapOfSegments(path: string): Promise<void> {
  const file = await open(path);
  try {
    if (await hasHeap(file)) throw new Refusal('fileBroken');
  } finally {
    await file.close();
  }
}

import { type FileHandle, open } from 'node:fs/promises';
import { Refusal } from '../refusals/refusal';
import { partLimits } from './partLimits';

/** How a kind of picture begins, and from one segment to the next: undefined where what is seen begins, or nothing known. */
interface Segmented {
  beginning: Buffer;
  lengthOf(head: Buffer): number | undefined;
}

const headBytes = 8;

const jpeg: Segmented = {
  beginning: Buffer.from([0xff, 0xd8]),
  lengthOf(head) {
    const marker = head.readUInt16BE(0);
    const isOver = marker < 0xff00 || marker === 0xffda || marker === 0xffd9;
    if (isOver) return undefined;
    return marker === 0xffff ? 1 : 2 + head.readUInt16BE(2);
  },
};

const png: Segmented = {
  beginning: Buffer.from('89504e470d0a1a0a', 'hex'),
  lengthOf: (head) => (head.toString('latin1', 4) === 'IDAT' ? undefined : 12 + head.readUInt32BE(0)),
};

/** Undefined where the file ends. */
async function headAt(file: FileHandle, position: number): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, position);
  return bytesRead < headBytes ? undefined : buffer;
}

async function hasHeap(file: FileHandle): Promise<boolean> {
  const first = await headAt(file, 0);
  const kind = [jpeg, png].find(({ beginning }) => first?.subarray(0, beginning.length).equals(beginning));
  if (!kind) return false;
  let position = kind.beginning.length;
  for (let count = 0; count <= partLimits.beforeSeen; count += 1) {
    const head = await headAt(file, position);
    const length = head && kind.lengthOf(head);
    if (length === undefined) return false;
    position += length;
  }
  return true;
}

/** Millions of empty segments take who reads them many times their size in memory, or seconds. */
export async function refuseHeapOfSegments(path: string): Promise<void> {
  const file = await open(path);
  try {
    if (await hasHeap(file)) throw new Refusal('fileBroken');
  } finally {
    await file.close();
  }
}

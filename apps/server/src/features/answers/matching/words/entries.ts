import { bytesOf } from './dictionaryFiles';

/** How a word joins those before and behind it, and what it costs to take it. */
export interface Joints {
  left: number;
  right: number;
  cost: number;
}

const bytesOfEntry = 10;

/** The entries in our order: those that are written alike stand side by side. */
export interface Places {
  /** By the number of a writing: its first entry, and behind its last. */
  starts: Uint32Array;
  /** By the order of the files. */
  placeOf: Uint32Array;
}

export async function readPlaces(): Promise<Places> {
  const map = await bytesOf('tid_map');
  const writings = map.readInt32LE(0);
  const starts: number[] = [];
  const order: number[] = [];
  let at = 4;
  for (let n = 0; n < writings; n += 1) {
    const writing = map.readInt32LE(at);
    const entries = map.readInt32LE(at + 4);
    at += 8;
    while (starts.length <= writing) starts.push(order.length);
    for (const end = at + entries * 4; at < end; at += 4) order.push(map.readInt32LE(at) / bytesOfEntry);
  }
  starts.push(order.length);
  const placeOf = new Uint32Array(order.length);
  for (const [place, entry] of order.entries()) placeOf[entry] = place;
  return { starts: Uint32Array.from(starts), placeOf };
}

export async function readJoints({ placeOf }: Places): Promise<(entry: number) => Joints> {
  const bytes = await bytesOf('tid');
  const joints = new Int16Array(placeOf.length * 3);
  for (const [entry, place] of placeOf.entries()) {
    for (let n = 0; n < 3; n += 1) joints[place * 3 + n] = bytes.readInt16LE(entry * bytesOfEntry + n * 2);
  }
  return (entry) => ({
    left: joints[entry * 3] ?? 0,
    right: joints[entry * 3 + 1] ?? 0,
    cost: joints[entry * 3 + 2] ?? 0,
  });
}

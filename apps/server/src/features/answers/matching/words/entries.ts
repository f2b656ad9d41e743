import { numbersOf32, readInto } from './dictionaryFiles';

/** How a word joins those before and behind it, and what it costs to take it. */
export interface Joints {
  left: number;
  right: number;
  cost: number;
}

/** The entries in our order: those that are written alike stand side by side. */
export interface EntryOrder {
  /** By the number of a writing: its first entry, and behind its last. */
  starts: Uint32Array;
  /** By the order of the files. */
  placeOf: Uint32Array;
}

/** An entry has three numbers that matter here, and the place of its text. */
const bytesOfEntry = 10;
const numbersOfEntry = 5;
const numbersOfJoints = 3;

/** For each writing: its number, how many entries it has, and where they are. */
export async function readEntryOrder(): Promise<EntryOrder> {
  const map = await numbersOf32('tid_map');
  const writings = map[0] ?? 0;
  let end = 1;
  let last = 0;
  for (let n = 0; n < writings; n += 1) {
    last = map[end] ?? 0;
    end += 2 + (map[end + 1] ?? 0);
  }
  const starts = new Uint32Array(last + 2);
  const placeOf = new Uint32Array(end - 1 - 2 * writings);
  let place = 0;
  let next = 0;
  for (let at = 1; at < end; ) {
    const [writing = 0, entries = 0] = map.subarray(at, at + 2);
    starts.fill(place, next, writing + 1);
    next = writing + 1;
    at += 2;
    for (const behind = at + entries; at < behind; at += 1) {
      placeOf[(map[at] ?? 0) / bytesOfEntry] = place;
      place += 1;
    }
  }
  starts.fill(place, next);
  return { starts, placeOf };
}

export async function readJoints({ placeOf }: EntryOrder): Promise<(entry: number) => Joints> {
  const numbers = await readInto(new Int16Array(placeOf.length * numbersOfEntry), 'tid');
  const joints = new Int16Array(placeOf.length * numbersOfJoints);
  for (let entry = 0; entry < placeOf.length; entry += 1) {
    const place = placeOf[entry] ?? 0;
    for (let n = 0; n < numbersOfJoints; n += 1) {
      joints[place * numbersOfJoints + n] = numbers[entry * numbersOfEntry + n] ?? 0;
    }
  }
  return (entry) => ({
    left: joints[entry * numbersOfJoints] ?? 0,
    right: joints[entry * numbersOfJoints + 1] ?? 0,
    cost: joints[entry * numbersOfJoints + 2] ?? 0,
  });
}

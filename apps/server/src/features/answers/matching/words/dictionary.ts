import { numbersOf16 } from './dictionaryFiles';
import { type Joints, readEntryOrder, readJoints } from './entries';
import { readReadings } from './readings';
import { readTrie } from './trie';
import type { WordKind } from './wordKind';

export interface Dictionary {
  /** Tells of every word that the text begins with at this byte: where it ends, and as which entries it is known. */
  wordsAt(text: Uint8Array, from: number, tell: (end: number, firstEntry: number, behindLast: number) => void): void;
  joints(entry: number): Joints;
  kind(entry: number): WordKind;
  reading(entry: number): string | undefined;
  /** What it costs that one word follows another. */
  connection(right: number, left: number): number;
}

/** IPADIC in about 25 MB. */
export async function readDictionary(): Promise<Dictionary> {
  const [writingsAt, places, connections] = await Promise.all([readTrie(), readEntryOrder(), numbersOf16('cc')]);
  const joints = await readJoints(places);
  const { kind, reading } = await readReadings(places, joints);
  const width = connections[1] ?? 0;
  const { starts } = places;

  return {
    wordsAt: (text, from, tell) =>
      writingsAt(text, from, (end, writing) => tell(end, starts[writing] ?? 0, starts[writing + 1] ?? 0)),
    joints,
    kind,
    reading,
    connection: (right, left) => connections[2 + right * width + left] ?? 0,
  };
}

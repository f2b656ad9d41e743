import { numbersOf32, readInto } from './dictionaryFiles';

/** Tells of every writing that the text begins with at this byte: where it ends, and its number. */
type Trie = (text: Uint8Array, from: number, tell: (end: number, writing: number) => void) => void;

/** A double array. */
export async function readTrie(): Promise<Trie> {
  const whole = await numbersOf32('check');
  // A third of it stands empty behind its last node.
  const check = whole.slice(0, whole.findLastIndex((parent) => parent >= 0) + 1);
  const base = await readInto(new Int32Array(check.length), 'base');

  return (text, from, tell) => {
    let node = 0;
    for (let at = from; at < text.length; at += 1) {
      const next = (base[node] ?? 0) + (text[at] ?? 0);
      if (check[next] !== node) return;
      node = next;
      const leaf = base[node] ?? 0;
      if (check[leaf] === node) tell(at + 1, -(base[leaf] ?? 0) - 1);
    }
  };
}

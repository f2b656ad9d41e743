import type { Dictionary } from './dictionary';
import type { Joints } from './entries';
import { readOtherwise } from './readOtherwise';
import { type Script, scriptOf } from './script';
import type { WordKind } from './wordKind';

/** A piece of a text: a word of the dictionary, of the company, or something that nobody knows. */
export interface Word {
  written: string;
  kind: WordKind;
  /** In katakana, as it stands in a dictionary; undefined where nobody could say how it is read. */
  reading: string | undefined;
}

/** Words that a company uses, by the ways in which they may be written. */
export interface WordsByWriting {
  byWriting: ReadonlyMap<string, Pick<Word, 'kind' | 'reading'>>;
  /** The first two letters of each. */
  beginnings: ReadonlySet<string>;
}

/** How words that are in no dictionary join others, as the dictionary has it. */
const unknown: Readonly<Record<Script, Joints & { kind: WordKind }>> = {
  kanji: { kind: 'noun', left: 1285, right: 1285, cost: 11426 },
  hiragana: { kind: 'noun', left: 1285, right: 1285, cost: 13069 },
  katakana: { kind: 'noun', left: 1285, right: 1285, cost: 9461 },
  letters: { kind: 'letters', left: 1285, right: 1285, cost: 13398 },
  other: { kind: 'sign', left: 5, right: 5, cost: 4769 },
};
const ofCompany: Joints = { left: 1285, right: 1285, cost: 4000 };
/** In letters; longer ones are as good as none. */
const longestOfCompany = 14;

/** A word that the text could have there, behind the cheapest of all ways to it. */
interface Step {
  from: number;
  to: number;
  right: number;
  cost: number;
  before: Step | undefined;
  /** In the dictionary. */
  entry: number | undefined;
}

const start: Step = { from: 0, to: 0, right: 0, cost: 0, before: undefined, entry: undefined };

/** A text in words: of all that it could be made of, the way through it that costs least (Viterbi). */
export function segment(dictionary: Dictionary, text: string, words: WordsByWriting): Word[] {
  const letters = Array.from(text);
  const scripts = letters.map(scriptOf);
  const { bytes, byteOf, letterOf } = inBytes(letters);
  const { byWriting, beginnings } = words;
  const endingAt: Step[][] = [[start], ...letters.map(() => [])];

  function cheapest(left: number, steps: readonly Step[]): { cost: number; before: Step | undefined } {
    let before: Step | undefined;
    let cost = Number.POSITIVE_INFINITY;
    for (const step of steps) {
      const whole = step.cost + dictionary.connection(step.right, left);
      if (whole >= cost) continue;
      cost = whole;
      before = step;
    }
    return { cost, before };
  }

  function take(from: number, to: number, { left, right, cost }: Joints, entry?: number): void {
    const way = cheapest(left, endingAt[from] ?? []);
    endingAt[to]?.push({ from, to, right, cost: way.cost + cost, before: way.before, entry });
  }

  function takeKnown(from: number): boolean {
    let isKnown = false;
    dictionary.wordsAt(bytes, byteOf[from] ?? 0, (end, first, behindLast) => {
      isKnown = true;
      for (let entry = first; entry < behindLast; entry += 1) {
        take(from, letterOf[end] ?? 0, dictionary.joints(entry), entry);
      }
    });
    return isKnown;
  }

  function takeOfCompany(from: number): void {
    // Most texts have none of them.
    if (!beginnings.has(`${letters[from]}${letters[from + 1]}`)) return;
    let written = letters[from] ?? '';
    for (let at = from + 1; at < Math.min(letters.length, from + longestOfCompany); at += 1) {
      written += letters[at] ?? '';
      if (byWriting.has(written)) take(from, at + 1, ofCompany);
    }
  }

  function takeUnknown(from: number, script: Script): void {
    let to = from + 1;
    if (script === 'kanji') {
      take(from, to, unknown.kanji);
      if (scripts[to] === script) take(from, to + 1, unknown.kanji);
      return;
    }
    while (scripts[to] === script) to += 1;
    take(from, to, unknown[script]);
  }

  for (const [from, script] of scripts.entries()) {
    if (endingAt[from]?.length === 0) continue;
    const isKnown = takeKnown(from);
    takeOfCompany(from);
    // As the dictionary has it: everything else may be an unknown word also where it begins like a known one.
    if (!isKnown || (script !== 'kanji' && script !== 'hiragana')) takeUnknown(from, script);
  }

  function wordOf({ from, to, entry }: Step): Word {
    const written = letters.slice(from, to).join('');
    if (entry !== undefined) {
      const said = readOtherwise.get(written);
      return { written, ...(said ?? { kind: dictionary.kind(entry), reading: dictionary.reading(entry) }) };
    }
    const script = scripts[from] ?? 'other';
    const isHeard = script === 'hiragana' || script === 'katakana';
    return {
      written,
      ...(byWriting.get(written) ?? { kind: unknown[script].kind, reading: isHeard ? written : undefined }),
    };
  }

  const way: Word[] = [];
  let { before: step } = cheapest(0, endingAt[letters.length] ?? []);
  while (step && step !== start) {
    way.push(wordOf(step));
    step = step.before;
  }
  return way.reverse();
}

/** The dictionary knows words by their bytes. */
function inBytes(letters: readonly string[]) {
  const bytes = Buffer.from(letters.join(''));
  const byteOf = new Uint16Array(letters.length + 1);
  const letterOf = new Uint16Array(bytes.length + 1);
  let byte = 0;
  for (const [at, letter] of letters.entries()) {
    byteOf[at] = byte;
    letterOf[byte] = at;
    byte += Buffer.byteLength(letter);
  }
  letterOf[byte] = letters.length;
  return { bytes, byteOf, letterOf };
}

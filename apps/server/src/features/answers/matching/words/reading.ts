import type { Dictionary } from './dictionary';
import { isPlain, isSmall, stemOf } from './english';
import { inKatakana, isKana, loosened } from './kana';
import { plainText } from './plainText';
import type { Script } from './script';
import { segment, type Word, type WordsByWriting } from './segment';
import { consonantsOfKatakana, consonantsOfLetters } from './soundsAbroad';
import { spelledLetters } from './spelledLetters';
import { type WordKind, weightOfKind } from './wordKind';

/** A word as it is compared: by what is heard of it, whole and in pieces, and by the signs that it is written with. */
export interface ReadWord {
  kind: WordKind;
  /** Without a reading it is what was written. */
  heard: string;
  whole: TextMark;
  /** Two and three sounds that follow one another; of letters one more. */
  pairs: readonly TextMark[];
  triples: readonly TextMark[];
  kanji: readonly TextMark[];
  /** Its consonants, where it may stand in letters for one in katakana, or the other way: two of one script are told apart by all their sounds. */
  consonants: { count: number; left: TextMark; sought: TextMark } | undefined;
}

/** What two texts may have in common. Marks of several kinds never meet: each kind begins with a letter of its own. */
export type TextMark = string;

export interface TextReading {
  words: readonly ReadWord[];
  /** All by which a word of another text could be found in this one, across the borders of words, too. */
  marks: ReadonlySet<TextMark>;
}

/** What a company says otherwise than a dictionary, or in several ways. */
export interface CompanyWords {
  /** Found also where they are written in kana, which says nothing of where a word ends. */
  written: WordsByWriting;
  /** Synonyms by how they are heard: what is read in place of them. */
  inPlaceOf: ReadonlyMap<string, readonly ReadWord[]>;
}

export const noWords: CompanyWords = { written: { byWriting: new Map(), beginnings: new Set() }, inPlaceOf: new Map() };

/** Reads texts with a dictionary. */
export interface Reader {
  read(text: string, company: CompanyWords): TextReading;
  words(text: string, written: WordsByWriting): Word[];
}

/** The words of a trade are few; when they are more, it begins anew. */
const wordsRemembered = 20_000;

export function makeReader(dictionary: Dictionary): Reader {
  const remembered = new Map<string, ReadWord>();

  function readOnce(word: Word): ReadWord {
    const name = `${word.kind} ${word.written} ${word.reading}`;
    const before = remembered.get(name);
    if (before) return before;
    const read = readWord(word);
    if (remembered.size >= wordsRemembered) remembered.clear();
    remembered.set(name, read);
    return read;
  }

  const words = (text: string, written: WordsByWriting): Word[] =>
    segment(dictionary, plainText(text), written).filter(({ kind }) => kind !== 'sign');

  return {
    words,
    read(text, { written, inPlaceOf }) {
      const read = words(text, written).map(readOnce);
      const meant = inPlaceOf.size === 0 ? read : withoutSynonyms(read, inPlaceOf);
      return { words: meant, marks: marksOf(meant) };
    },
  };
}

/** Of several words: what is heard of them without a pause. */
export const heardOf = (words: readonly ReadWord[]): string => words.map(({ heard }) => heard).join('');

function readWord({ written, kind, reading }: Word): ReadWord {
  if (kind === 'letters') return readLetters(written);
  const katakana = inKatakana(reading ?? '');
  const spelled = isKana(written) ? spelledLetters(katakana) : undefined;
  if (spelled !== undefined) return readLetters(spelled);
  const heard = loosened(katakana);
  const consonants = reading && isKana(written) ? consonantsOfKatakana(katakana) : '';
  return {
    kind,
    heard: heard || written,
    whole: `w${heard || written}`,
    pairs: piecesOf(heard, 2),
    triples: piecesOf(heard, 3),
    kanji: kanjiIn(written, kind),
    consonants: consonantsIn('katakana', 'letters', consonants),
  };
}

/** What stands beside kanji is as much of a noun: 停 alone is not バス停, and 車 not 車いす. */
function kanjiIn(written: string, kind: WordKind): TextMark[] {
  if (!/\p{Script=Han}/u.test(written) || (kind === 'noun' && /\p{Script=Hiragana}/u.test(written))) return [];
  return Array.from(written.matchAll(/[\p{Script=Han}\p{Script=Katakana}]/gu), ([sign]) => `k${sign}`);
}

function readLetters(written: string): ReadWord {
  const stem = stemOf(written);
  const kind = kindOfLetters(written);
  return {
    kind,
    heard: stem,
    whole: `w${stem}`,
    pairs: piecesOf(`_${stem}`, 3),
    triples: piecesOf(`_${stem}`, 4),
    kanji: [],
    consonants: consonantsIn('letters', 'katakana', kind === 'small' ? '' : consonantsOfLetters(written)),
  };
}

function kindOfLetters(word: string): WordKind {
  if (isSmall(word)) return 'small';
  return isPlain(word) ? 'plain' : 'letters';
}

/** One consonant is shared by too many words. */
const consonantsIn = (script: Script, other: Script, consonants: string): ReadWord['consonants'] =>
  consonants.length > 1
    ? { count: consonants.length, left: `c${script} ${consonants}`, sought: `c${other} ${consonants}` }
    : undefined;

function piecesOf(heard: string, length: number): TextMark[] {
  const pieces: TextMark[] = [];
  for (let at = 0; at + length <= heard.length; at += 1) pieces.push(`p${heard.slice(at, at + length)}`);
  return pieces;
}

/** Whether a word on its own says something about what is meant. */
export const isTelling = ({ kind }: Pick<ReadWord, 'kind'>): boolean => weightOfKind[kind] >= 0.3;

/** No synonym is told in more words. */
const longestSynonym = 6;

function withoutSynonyms(words: readonly ReadWord[], inPlaceOf: CompanyWords['inPlaceOf']): ReadWord[] {
  const meant: ReadWord[] = [];
  let at = 0;
  while (at < words.length) {
    let length = Math.min(longestSynonym, words.length - at);
    while (length > 1 && !inPlaceOf.has(heardOf(words.slice(at, at + length)))) length -= 1;
    const here = words.slice(at, at + length);
    meant.push(...((here.some(isTelling) && inPlaceOf.get(heardOf(here))) || here));
    at += length;
  }
  return meant;
}

const ofLetters: readonly WordKind[] = ['letters', 'plain', 'small'];
const isOfLetters = ({ kind }: ReadWord): boolean => ofLetters.includes(kind);

function marksOf(words: readonly ReadWord[]): ReadonlySet<TextMark> {
  const heard = heardOf(words.filter((word) => !isOfLetters(word)));
  const found = new Set([...piecesOf(heard, 2), ...piecesOf(heard, 3)]);
  for (const word of words) {
    const { whole, kanji, consonants, pairs, triples } = word;
    for (const mark of [whole, ...kanji]) found.add(mark);
    if (consonants) found.add(consonants.left);
    if (isOfLetters(word)) for (const piece of [...pairs, ...triples]) found.add(piece);
  }
  return found;
}

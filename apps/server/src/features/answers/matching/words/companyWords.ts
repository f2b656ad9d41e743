import { inHiragana, inKatakana, isKana } from './kana';
import { plainText } from './plainText';
import { type CompanyWords, heardOf, noWords, type Reader, type ReadWord } from './reading';
import type { Word } from './segment';
import type { WordKind } from './wordKind';

/** In kana; shorter words are in too many others. */
const shortestReading: Partial<Record<WordKind, number>> = { noun: 2, name: 2, verb: 3, adjective: 3 };
const shortestWriting = 2;

/** What a company says is read in its own words: its synonyms, then all that its texts are made of. */
interface CompanyVocabulary {
  readonly words: CompanyWords;
  /** So that they are found also by who writes them in kana. */
  learn(text: string): void;
}

export function makeCompanyVocabulary(reader: Reader, synonyms: readonly (readonly string[])[]): CompanyVocabulary {
  const byWriting = new Map<string, Pick<Word, 'kind' | 'reading'>>();
  const beginnings = new Set<string>();
  const inPlaceOf = new Map<string, readonly ReadWord[]>();

  function addWriting(writing: string, word: Pick<Word, 'kind' | 'reading'>): void {
    byWriting.set(writing, word);
    beginnings.add(Array.from(writing).slice(0, shortestWriting).join(''));
  }

  function addSynonym(synonym: string, meant: readonly ReadWord[]): void {
    const heard = heardOf(reader.read(synonym, noWords).words);
    if (heard === '' || inPlaceOf.has(heard)) return;
    inPlaceOf.set(heard, meant);
    const written = plainText(synonym);
    const readings = reader.words(synonym, noWords.written).map(({ reading }) => reading);
    const reading = readings.includes(undefined) ? undefined : readings.join('');
    if (Array.from(written).length < shortestWriting || reading === undefined) return;
    for (const writing of [written, ...inKana(reading)]) addWriting(writing, { kind: 'noun', reading });
  }

  for (const [first = '', ...others] of synonyms) {
    const meant = reader.read(first, noWords).words;
    for (const synonym of [first, ...others]) addSynonym(synonym, meant);
  }

  return {
    words: { written: { byWriting, beginnings }, inPlaceOf },
    learn(text) {
      for (const { written, kind, reading } of reader.words(text, { byWriting, beginnings })) {
        const shortest = shortestReading[kind];
        if (shortest === undefined || reading === undefined || reading.length < shortest || isHiragana(written))
          continue;
        for (const writing of inKana(reading)) if (!byWriting.has(writing)) addWriting(writing, { kind, reading });
      }
    },
  };
}

const isHiragana = (text: string): boolean => /^[ぁ-ん]+$/.test(text);

const inKana = (reading: string): string[] => (isKana(reading) ? [inHiragana(reading), inKatakana(reading)] : []);

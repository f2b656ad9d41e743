import type { ReadWord, TextMark } from '../words/reading';
import { weightOfKind } from '../words/wordKind';
import { makeWordsFound } from './wordsFound';

/** The words of a company's answers, each once, and what a word says about what is meant. */
export interface Vocabulary {
  /** `texts`: the ways to ask for one answer. Back come their words by number. */
  addAnswer(texts: readonly (readonly ReadWord[])[]): number[][];
  numberOf(word: ReadWord): number | undefined;
  /** By number: how much of each word is in a text with these marks. */
  degreesIn(marks: ReadonlySet<TextMark>): Float64Array;
  /** In how many answers it is; 0 for one that the company does not use. */
  answersWith(word: ReadWord): number;
  /** `answers`: in how many it is, or nearly is. */
  weightOf(word: ReadWord, answers: number): number;
  /** By number. */
  weights(): Float64Array;
}

/** With fewer answers no word would be rare. */
const fewAnswers = 12;

/** Homophones are two words, where both are written in kanji. */
const nameOf = ({ kind, whole, kanji }: ReadWord): string => [kind, whole, ...kanji].join(' ');

export function makeVocabulary(): Vocabulary {
  const words: ReadWord[] = [];
  const found = makeWordsFound();
  const numbers = new Map<string, number>();
  const answersOf = new Map<string, number>();
  let answers = 0;
  /** Every answer that is added changes them. */
  let weights: Float64Array | undefined;

  function numbered(word: ReadWord): number {
    const before = numbers.get(nameOf(word));
    if (before !== undefined) return before;
    numbers.set(nameOf(word), words.length);
    found.add(word);
    return words.push(word) - 1;
  }

  const answersWith = ({ whole }: ReadWord): number => answersOf.get(whole) ?? 0;

  function weightOf({ kind }: ReadWord, answersWith: number): number {
    const all = Math.max(answers, fewAnswers) + 1;
    return (weightOfKind[kind] * Math.log(all / (answersWith + 0.5))) / Math.log(all / 0.5);
  }

  return {
    addAnswer(texts) {
      answers += 1;
      weights = undefined;
      for (const whole of new Set(texts.flat().map(({ whole }) => whole))) {
        answersOf.set(whole, (answersOf.get(whole) ?? 0) + 1);
      }
      return texts.map((text) => text.map(numbered));
    },
    numberOf: (word) => numbers.get(nameOf(word)),
    degreesIn: found.degreesIn,
    answersWith,
    weightOf,
    weights() {
      weights ??= Float64Array.from(words, (word) => weightOf(word, answersWith(word)));
      return weights;
    },
  };
}

import type { ReadWord } from '../words/reading';
import { weightOfKind } from '../words/wordKind';

/** The words of a company's answers, each once, and what each of them says about what is meant. */
export interface Vocabulary {
  /** Its words have numbers in the order in which they are met. `words`: of all texts of one answer. */
  addAnswer(texts: readonly (readonly ReadWord[])[]): number[][];
  word(number: number): ReadWord | undefined;
  /** In how many answers it is; 0 for one that the company does not use. */
  answersWith(word: ReadWord): number;
  /** `answers`: in how many it is, or nearly is. */
  weightOf(word: ReadWord, answers: number): number;
}

/** With fewer answers no word would be rare. */
const fewAnswers = 12;

export function makeVocabulary(): Vocabulary {
  const words: ReadWord[] = [];
  const numbers = new Map<string, number>();
  const answersOf = new Map<string, number>();
  let answers = 0;

  function numberOf(word: ReadWord): number {
    const name = [word.kind, word.whole, ...word.kanji].join(' ');
    const before = numbers.get(name);
    if (before !== undefined) return before;
    numbers.set(name, words.length);
    words.push(word);
    return words.length - 1;
  }

  return {
    addAnswer(texts) {
      answers += 1;
      for (const whole of new Set(texts.flat().map(({ whole }) => whole))) {
        answersOf.set(whole, (answersOf.get(whole) ?? 0) + 1);
      }
      return texts.map((text) => text.map(numberOf));
    },
    word: (number) => words[number],
    answersWith: ({ whole }) => answersOf.get(whole) ?? 0,
    weightOf({ kind }, answersWith) {
      const all = Math.max(answers, fewAnswers) + 1;
      return (weightOfKind[kind] * Math.log(all / (answersWith + 0.5))) / Math.log(all / 0.5);
    },
  };
}

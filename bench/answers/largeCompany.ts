import type { QuestionSet } from './sets/questionSet';

const phrasings = 10;

/** As many answers as a company may have, each asked for in ten ways, made of what is asked in real sets. */
export function largeCompany(sets: readonly QuestionSet[], answers: number): QuestionSet {
  const texts = sets.flatMap((set) => set.answers.flatMap(({ question, phrasings }) => [question, ...phrasings]));
  const textAt = (at: number): string => texts[at % texts.length] ?? '';
  const madeUp = Array.from({ length: answers }, (_, n) => ({
    id: n + 1,
    question: textAt(n),
    phrasings: Array.from(
      { length: phrasings },
      (_, k) => `${textAt(n + k * 7)}${n % 50}番の${textAt(n * 3 + k).slice(0, 6)}`,
    ),
    questionEn: `Where is counter ${n}?`,
    answer: textAt(n + 1),
    answerEn: '',
  }));
  return { trade: `made up of ${answers}`, answers: madeUp, synonyms: [], asked: sets.flatMap(({ asked }) => asked) };
}

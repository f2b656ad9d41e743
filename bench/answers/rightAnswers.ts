import { sureness, verdictOf } from '@mukae/contract/domain/answer/sureness';
import type { Finder } from './finder';
import type { QuestionSet } from './sets/questionSet';

export type Part = QuestionSet['asked'][number]['part'];

/** What became of the questions of one part of a set. */
export interface Outcome {
  asked: number;
  withAnswer: number;
  /** Answered at once with the right answer. */
  right: number;
  /** Answered at once with another. */
  wrong: number;
  /** Answered at once though there is no answer. */
  wrongOfNone: number;
  /** The right one was given, or stood among the three to choose from. */
  shown: number;
  /** It was the surest, whatever was done with it. */
  first: number;
}

export async function outcomeOf(
  finder: Finder,
  set: QuestionSet,
  part: Part,
  answersFrom: number = sureness.answersFrom.usual,
): Promise<Outcome> {
  const outcome: Outcome = { asked: 0, withAnswer: 0, right: 0, wrong: 0, wrongOfNone: 0, shown: 0, first: 0 };
  for (const { text, answerId } of set.asked.filter((asked) => asked.part === part)) {
    const matches = await finder.find(set, text);
    const isAnswered = verdictOf(matches, answersFrom) === 'answer';
    const isFirst = matches[0]?.id === answerId;
    outcome.asked += 1;
    if (answerId === null) {
      if (isAnswered) outcome.wrongOfNone += 1;
      continue;
    }
    outcome.withAnswer += 1;
    if (isFirst) outcome.first += 1;
    if (isAnswered) outcome[isFirst ? 'right' : 'wrong'] += 1;
    if (matches.slice(0, isAnswered ? 1 : 3).some(({ id }) => id === answerId)) outcome.shown += 1;
  }
  return outcome;
}

export function togetherOf(outcomes: readonly Outcome[]): Outcome {
  const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((whole, outcome) => whole + of(outcome), 0);
  return {
    asked: sum(({ asked }) => asked),
    withAnswer: sum(({ withAnswer }) => withAnswer),
    right: sum(({ right }) => right),
    wrong: sum(({ wrong }) => wrong),
    wrongOfNone: sum(({ wrongOfNone }) => wrongOfNone),
    shown: sum(({ shown }) => shown),
    first: sum(({ first }) => first),
  };
}

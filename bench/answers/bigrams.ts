import type { Finder } from './finder';
import type { QuestionSet } from './sets/questionSet';

function pairsIn(text: string): Set<string> {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return one.size + other.size === 0 ? 0 : (200 * shared) / (one.size + other.size);
}

/** What anybody would try first: two letters after one another, as they are written, in every text. */
export function makeBigrams(): Finder {
  const known = new Map<QuestionSet, { id: number; pairs: Set<string> }[]>();
  function textsOf(set: QuestionSet): { id: number; pairs: Set<string> }[] {
    const before = known.get(set);
    if (before) return before;
    const texts = set.answers.flatMap(({ id, question, phrasings, questionEn }) =>
      [question, ...phrasings, questionEn].map((text) => ({ id, pairs: pairsIn(text) })),
    );
    known.set(set, texts);
    return texts;
  }

  return {
    name: 'bigrams alone',
    async find(set, question) {
      const asked = pairsIn(question);
      const best = new Map<number, number>();
      for (const { id, pairs } of textsOf(set)) best.set(id, Math.max(best.get(id) ?? 0, alike(asked, pairs)));
      return [...best]
        .map(([id, sureness]) => ({ id, sureness }))
        .filter(({ sureness }) => sureness > 0)
        .toSorted((one, other) => other.sureness - one.sureness)
        .slice(0, 10);
    },
  };
}

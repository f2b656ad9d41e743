import type { Entry, EntryOf } from '../history/entry';

export const entriesOf = <Is extends Entry['is']>(history: readonly Entry[], is: Is): EntryOf<Is>[] =>
  history.filter((entry): entry is EntryOf<Is> => entry.is === is);

/** Whose page it is. */
export function pagesOf(history: readonly Entry[]): ReadonlyMap<string, EntryOf<'came'>> {
  return new Map(entriesOf(history, 'came').map((entry) => [entry.page, entry]));
}

export interface Saying extends Omit<EntryOf<'said'>, 'is'> {
  /** Undefined: none came until the end. */
  answer: { is: string; at: number } | undefined;
}

/** What was said, each with what was answered. */
export function everySaying(history: readonly Entry[]): Saying[] {
  const answers = new Map(entriesOf(history, 'answered').map((entry) => [`${entry.page} ${entry.saying}`, entry]));
  return entriesOf(history, 'said').map((said) => {
    const answer = answers.get(`${said.page} ${said.saying}`);
    return { ...said, answer: answer && { is: answer.answer, at: answer.at } };
  });
}

export const sayingsOf = (history: readonly Entry[], event: string): Saying[] =>
  everySaying(history).filter((said) => said.event === event);

/** How many were said by pages that are still there, and not answered yet. */
export function sayingsWithoutAnswer(history: readonly Entry[]): number {
  const left = new Set(entriesOf(history, 'left').map(({ page }) => page));
  const waiting = new Set<string>();
  for (const entry of history) {
    if (entry.is === 'said' && !left.has(entry.page)) waiting.add(`${entry.page} ${entry.saying}`);
    if (entry.is === 'answered') waiting.delete(`${entry.page} ${entry.saying}`);
  }
  return waiting.size;
}

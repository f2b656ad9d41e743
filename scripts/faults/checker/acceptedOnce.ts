import type { Told } from '../history/entry';
import { grouped } from './grouped';
import { entriesOf, pagesOf, type Saying, sayingsOf } from './pages';
import type { Violation } from './violation';

const rule = 'a request is accepted at most once, and exactly who has it is told so';

/** Who hears of an end hears it at about the same time. */
const toleranceMs = 2_000;

/** When somebody first heard that a call is over. */
const endsOf = (history: Told['history']): ReadonlyMap<string, number> =>
  new Map(
    entriesOf(history, 'heard')
      .filter(({ type }) => type === 'serviceClosed')
      .toReversed()
      .map(({ about, at }) => [about, at]),
  );

/** Whoever is told that she has it is the one in the record, and nobody else is told so. */
export function acceptedOnce({ history, rows }: Told): Violation[] {
  const pages = pagesOf(history);
  const userOf = ({ page }: Saying): number | undefined => pages.get(page)?.id;
  const said = grouped(sayingsOf(history, 'acceptRequest'), ({ about }) => about);
  const holders = new Map<string | null, number | null>([
    ...rows.records.map(({ requestId, userId }) => [requestId, userId] as const),
    ...rows.calls.map(({ requestId, userId }) => [requestId, userId] as const),
  ]);
  const ends = endsOf(history);
  const callIds = new Map(rows.records.map(({ id, requestId }) => [requestId, id]));
  return [...said].flatMap(([requestId, sayings]) => {
    // Who lost her connection and says it again may learn that it is over already.
    const overAt = ends.get(callIds.get(requestId) ?? '') ?? Number.POSITIVE_INFINITY;
    const isLate = ({ answer }: Saying): boolean => (answer?.at ?? 0) > overAt - toleranceMs;
    const at = Math.max(...sayings.map((saying) => saying.answer?.at ?? saying.at));
    const told = (says: string): Violation => ({ rule, says, at, about: [requestId] });
    const winners = new Set(sayings.filter(({ answer }) => answer?.is === 'OK').map(userOf));
    if (winners.size > 1) return [told(`users ${[...winners].join(' and ')} were each told that they have it`)];
    const [winner] = winners;
    const holder = holders.get(requestId);
    if (winner !== undefined && holder !== winner) {
      return [told(`user ${winner} was told that she has it; the database says ${holder ?? 'nobody'}`)];
    }
    const refused = sayings.find(
      (one) => userOf(one) === holder && one.answer && one.answer.is !== 'OK' && !isLate(one),
    );
    return winner === undefined && refused ? [told(`user ${holder} has it and was told ${refused.answer?.is}`)] : [];
  });
}

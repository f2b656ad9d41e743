import type { Entry } from '../history/entry';
import { entriesOf } from './pages';
import { gapsBetween, type Span } from './spans';

/** A fault may be noticed, and somebody else take over, within this time. */
export const takeoverMs = 10_000;

/** When somebody is to ring and to answer; each fault, and each end of one, gives its time anew. */
export function expectedSpans(history: readonly Entry[]): Span[] {
  const end = history.at(-1)?.at ?? 0;
  const mended = new Map(entriesOf(history, 'mended').map(({ fault, at }) => [fault, at]));
  const faults = entriesOf(history, 'broke');
  const halts = faults.filter(({ harm }) => harm === 'nobodyRings');
  const spans = gapsBetween(
    halts.map(({ fault, at }) => ({ from: at, to: mended.get(fault) ?? end })),
    { from: 0, to: end },
  );
  const turns = [...faults.map(({ at }) => at), ...mended.values()].toSorted((one, other) => one - other);
  return spans.flatMap(({ from, to }) => {
    const marks = [from, ...turns.filter((at) => at > from && at < to), to];
    return marks.slice(1).map((mark, index) => ({ from: marks[index] ?? from, to: mark }));
  });
}

import { errorCodes } from '@mukae/contract/errors/codes';
import type { Told } from '../history/entry';
import { entriesOf, everySaying } from './pages';
import { both, gapsBetween, type Span } from './spans';
import type { Violation } from './violation';

const rule = 'of what nobody is to notice nobody does: nothing is refused because of it';

const refusals: readonly string[] = [errorCodes.unavailable, errorCodes.unknownError];
/** What broke before may be noticed so long after it was mended. */
const afterwardsMs = 10_000;

/** While nodes are replaced, and nothing else is broken. */
function unnoticed({ history }: Pick<Told, 'history'>): Span[] {
  const end = history.at(-1)?.at ?? 0;
  const mended = new Map(entriesOf(history, 'mended').map(({ fault, at }) => [fault, at]));
  const broken = entriesOf(history, 'broke');
  const lasting = (isFelt: boolean, afterwards: number): Span[] =>
    broken
      .filter(({ harm }) => (harm !== 'none') === isFelt)
      .map(({ fault, at }) => ({ from: at, to: (mended.get(fault) ?? end) + afterwards }));
  return both(lasting(false, 0), gapsBetween(lasting(true, afterwardsMs), { from: 0, to: end }));
}

export function notRefused({ history }: Pick<Told, 'history'>): Violation[] {
  const quiet = unnoticed({ history });
  return everySaying(history).flatMap(({ page, event, about, at, answer }) => {
    if (!answer || !refusals.includes(answer.is)) return [];
    if (both([{ from: at, to: Math.max(answer.at, at + 1) }], quiet).length === 0) return [];
    return [{ rule, says: `${page} said ${event} and was told ${answer.is}`, at, about: [about, page] }];
  });
}

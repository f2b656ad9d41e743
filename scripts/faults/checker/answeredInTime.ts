import type { Told } from '../history/entry';
import { type Stretch, stretchesWhere } from './connected';
import { expectedSpans, takeoverMs } from './expected';
import { grouped } from './grouped';
import { everySaying } from './pages';
import { both, lengthOf } from './spans';
import type { Violation } from './violation';

const rule = 'whatever a page says is answered, or the page is cut off, in time';

/** Counted while the page hears the server, and nothing is broken that keeps anybody from answering. */
export function answeredInTime({ history }: Pick<Told, 'history'>): Violation[] {
  const end = history.at(-1)?.at ?? 0;
  const expected = expectedSpans(history);
  const hearing: ReadonlyMap<string, Stretch[]> = grouped(
    stretchesWhere(history, () => true),
    ({ page }) => page,
  );
  return everySaying(history).flatMap(({ page, event, about, at, answer }) => {
    const waiting = { from: at, to: answer?.at ?? end };
    if (lengthOf(waiting) <= takeoverMs) return [];
    const longest = Math.max(0, ...both(both([waiting], hearing.get(page) ?? []), expected).map(lengthOf));
    if (longest <= takeoverMs) return [];
    return [
      {
        rule,
        says: `${page} said ${event} and heard no answer for ${Math.round(longest)} ms`,
        at,
        about: [about, page],
      },
    ];
  });
}

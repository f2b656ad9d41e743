import type { Entry, Told } from '../history/entry';
import { nameOf, type Stretch, stretchesOf, stretchesWhere } from './connected';
import { expectedSpans, takeoverMs } from './expected';
import { grouped } from './grouped';
import { pagesOf, sayingsOf } from './pages';
import { both, lengthOf, merged } from './spans';
import type { Violation } from './violation';

const rule = 'whoever is free hears of a visitor who waits';

/** While a screen knows that its visitor waits. */
function waitings(history: readonly Entry[]): Stretch[] {
  const taken = sayingsOf(history, 'receptionRequest').filter(({ answer }) => answer?.is === 'OK');
  const known = new Set(taken.map(({ about }) => about));
  return stretchesOf(history, (view) =>
    view?.of === 'screen' && view.requestId !== null && known.has(view.requestId) ? view.requestId : undefined,
  );
}

export function rungInTime({ history }: Pick<Told, 'history'>): Violation[] {
  const pages = pagesOf(history);
  const expected = expectedSpans(history);
  const waiting = grouped(waitings(history), ({ party }) => party.companyId);
  const declined = grouped(sayingsOf(history, 'rejectRequest'), ({ page }) => pages.get(page)?.id);
  const idle = stretchesWhere(history, (view) => view?.of === 'operator' && view.isFree && view.rings.length === 0);
  return [...grouped(idle, ({ party }) => nameOf(party))].flatMap(([name, stretches]) => {
    const [first] = stretches;
    const not = new Set((declined.get(first?.party.id) ?? []).map(({ about }) => about));
    const hers = (waiting.get(first?.party.companyId ?? 0) ?? []).filter(({ what }) => !not.has(what));
    return both(both(stretches, merged(hers)), expected)
      .filter((span) => lengthOf(span) > takeoverMs)
      .map((span) => {
        const unheard = hers.filter(({ from, to }) => from < span.to && to > span.from);
        const says = `${name} was free for ${Math.round(lengthOf(span))} ms while ${unheard.length} waited, and heard nothing`;
        return { rule, says, at: span.from, about: [name, ...new Set(unheard.map(({ what }) => what))] };
      });
  });
}

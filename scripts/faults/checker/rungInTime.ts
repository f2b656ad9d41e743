import type { Entry, Told } from '../history/entry';
import { nameOf, type Stretch, stretchesOf, stretchesWhere } from './connected';
import { grouped } from './grouped';
import { entriesOf, pagesOf, sayingsOf } from './pages';
import { both, gapsBetween, lengthOf, merged, type Span } from './spans';
import type { Violation } from './violation';

const rule = 'whoever is free hears of a visitor who waits';

/** A fault may be noticed, and somebody else take over, within this time. */
const boundMs = 10_000;

/** When rings are expected; each fault, and each end of one, gives its time anew. */
function expectedSpans(history: readonly Entry[]): Span[] {
  const end = history.at(-1)?.at ?? 0;
  const mended = new Map(entriesOf(history, 'mended').map(({ fault, at }) => [fault, at]));
  const faults = entriesOf(history, 'broke');
  const halts = faults.filter(({ stopsRinging }) => stopsRinging);
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
      .filter((span) => lengthOf(span) > boundMs)
      .map((span) => {
        const unheard = hers.filter(({ from, to }) => from < span.to && to > span.from);
        const says = `${name} was free for ${Math.round(lengthOf(span))} ms while ${unheard.length} waited, and heard nothing`;
        return { rule, says, at: span.from, about: [name, ...new Set(unheard.map(({ what }) => what))] };
      });
  });
}

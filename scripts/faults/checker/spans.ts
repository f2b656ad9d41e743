/** From when until when. */
export interface Span {
  from: number;
  to: number;
}

/** The same, as few spans as possible, in order. */
export function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else whole.push({ ...span });
  }
  return whole;
}

/** What lies between them, from the beginning to the end. */
export function gapsBetween(spans: readonly Span[], { from, to }: Span): Span[] {
  const gaps: Span[] = [];
  let since = from;
  for (const span of merged(spans)) {
    if (span.from > since && since < to) gaps.push({ from: since, to: Math.min(span.from, to) });
    since = Math.max(since, span.to);
  }
  if (since < to) gaps.push({ from: since, to });
  return gaps;
}

/** When both are. Each is in order, and nothing in it overlaps. */
export function both(some: readonly Span[], others: readonly Span[]): Span[] {
  const found: Span[] = [];
  let [one, other] = [0, 0];
  for (let [a, b] = [some[0], others[0]]; a && b; [a, b] = [some[one], others[other]]) {
    const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
    if (from < to) found.push({ from, to });
    if (a.to < b.to) one += 1;
    else other += 1;
  }
  return found;
}

/** How many there are at once, wherever that changes. */
export function crowding(spans: readonly Span[]): (Span & { count: number })[] {
  const changes = spans
    .flatMap(({ from, to }) => [
      { at: from, by: 1 },
      { at: to, by: -1 },
    ])
    .toSorted((one, other) => one.at - other.at || one.by - other.by);
  let count = 0;
  return changes.map(({ at, by }, index) => {
    count += by;
    return { from: at, to: changes[index + 1]?.at ?? at, count };
  });
}

export const lengthOf = ({ from, to }: Span): number => to - from;

/** How far something was open at a moment of the clock that all pages share. */
export interface Moment {
  at: number;
  open: number;
}

export interface Beat {
  at: number;
  is: 'open' | 'closed';
}

const sortedPart = (part: number, sorted: readonly number[]): number =>
  sorted[Math.floor(part * (sorted.length - 1))] ?? 0;

export const percentile = (part: number, values: readonly number[]): number =>
  sortedPart(
    part,
    values.toSorted((one, other) => one - other),
  );

/** Whatever does not come towards the other end has not moved. */
const nearEnd = 0.4;

/** When it first was beyond half of its way, each time it went from one end to the other. */
export function beatsOf(moments: readonly Moment[]): Beat[] {
  const seen = moments.map(({ open }) => open);
  const [closed, open] = [percentile(0.1, seen), percentile(0.9, seen)];
  const beats: Beat[] = [];
  let from: Beat['is'] | null = null;
  for (const moment of moments) {
    const part = (moment.open - closed) / (open - closed);
    if (from === 'closed' && part >= 0.5) {
      beats.push({ at: moment.at, is: 'open' });
      from = null;
    } else if (from === 'open' && part <= 0.5) {
      beats.push({ at: moment.at, is: 'closed' });
      from = null;
    }
    if (part <= nearEnd) from = 'closed';
    else if (part >= 1 - nearEnd) from = 'open';
  }
  return beats;
}

/** Milliseconds from each beat to the same one elsewhere; undefined: it was not seen there before the next one came. */
export function delaysOf(beats: readonly Beat[], elsewhere: readonly Beat[]): (number | undefined)[] {
  return beats.slice(0, -1).map(({ at, is }, which) => {
    const until = beats[which + 1]?.at ?? Number.POSITIVE_INFINITY;
    const same = elsewhere.find((beat) => beat.is === is && beat.at >= at && beat.at < until);
    return same && same.at - at;
  });
}

/** Nothing is further apart than this and still belongs together. */
const farthestMs = 400;

/** Milliseconds by which the nearest beat elsewhere is later, or earlier; undefined: there is none near it. */
export const offsetsOf = (beats: readonly Beat[], elsewhere: readonly Beat[]): (number | undefined)[] =>
  beats.map(({ at }) => {
    const [nearest] = elsewhere.map((beat) => beat.at - at).toSorted((one, other) => Math.abs(one) - Math.abs(other));
    return nearest !== undefined && Math.abs(nearest) <= farthestMs ? nearest : undefined;
  });

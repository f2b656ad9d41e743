/** When the tick after the one at `last` comes: whoever is late misses some, instead of having them pile up. */
export const tickAfter = (last: number, now: number, ms: number): number =>
  last + (Math.max(0, Math.floor((now - last) / ms)) + 1) * ms;

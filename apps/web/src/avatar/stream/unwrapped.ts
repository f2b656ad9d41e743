/** A counter begins anew at `range`: which of the numbers it may stand for is nearest to another? */
export function unwrapped(counted: number, near: number, range: number): number {
  const ahead = (((counted - near) % range) + range) % range;
  return near + (ahead < range / 2 ? ahead : ahead - range);
}

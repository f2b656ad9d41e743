/** The largest whole size that fits, between the two; undefined when not even the smallest does. */
export function largestSize(max: number, min: number, fits: (size: number) => boolean): number | undefined {
  let [low, high] = [Math.ceil(min) - 1, Math.floor(max)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low >= min ? low : undefined;
}

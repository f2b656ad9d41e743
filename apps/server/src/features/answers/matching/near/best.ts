/** For each of many numbers the best of what is offered for it, as long as one word is looked for. */
interface Best {
  offer(at: number, degree: number): void;
  /** Of all that were offered, one by its square. */
  squares(): number;
  /** Adds what was offered, so many times, and forgets it. */
  settle(weight: number, sums: Float64Array): void;
}

export function makeBest(size: number): Best {
  const degrees = new Float64Array(size);
  let touched: number[] = [];
  return {
    offer(at, degree) {
      const before = degrees[at] ?? 0;
      if (before === 0) touched.push(at);
      if (degree > before) degrees[at] = degree;
    },
    squares: () => touched.reduce((sum, at) => sum + (degrees[at] ?? 0) ** 2, 0),
    settle(weight, sums) {
      for (const at of touched) {
        sums[at] = (sums[at] ?? 0) + (degrees[at] ?? 0) * weight;
        degrees[at] = 0;
      }
      touched = [];
    },
  };
}

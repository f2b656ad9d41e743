/** So many at a time, answered in their order. The first failure is everybody's, and nothing goes on behind it. */
export async function* inParallel<Item, Result>(
  items: AsyncIterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underway: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      const result = work(item);
      // Heard when its turn comes.
      result.catch(() => undefined);
      underway.push(result);
      const first = underway.length < width ? undefined : underway.shift();
      if (first) yield await first;
    }
    for (let next = underway.shift(); next; next = underway.shift()) yield await next;
  } finally {
    await Promise.allSettled(underway);
  }
}

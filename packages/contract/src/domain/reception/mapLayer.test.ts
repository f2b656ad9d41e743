import { describe, expect, it } from 'vitest';
import { laidOver } from './mapLayer';

const numbered = (count: number): ReadonlyMap<number, string> =>
  new Map(Array.from({ length: count }, (_, place) => [place, `as it came ${place}`]));

/** The same changes made one after the other, each as its own, beside a map that is simply written. */
function changedOften(count: number, changes: readonly [number, string | undefined][]) {
  const plain = new Map(numbered(count));
  let laid = numbered(count);
  for (const [key, value] of changes) {
    if (value === undefined) plain.delete(key);
    else plain.set(key, value);
    laid = laidOver(laid, new Map([[key, value]]));
  }
  return { plain, laid };
}

const sorted = (map: ReadonlyMap<number, string>) => [...map].toSorted(([one], [other]) => one - other);

describe('a map under changes', () => {
  it.each([0, 3, 400])(
    '[N-22] holds what a written map of %s entries would hold, after any number of changes',
    (count) => {
      const changes = Array.from({ length: 300 }, (_, turn): [number, string | undefined] => [
        (turn * 7) % (count + 20),
        turn % 3 === 0 ? undefined : `turn ${turn}`,
      ]);
      for (const upTo of [1, 2, 19, 20, 150, 300]) {
        const { plain, laid } = changedOften(count, changes.slice(0, upTo));
        expect(sorted(laid)).toEqual(sorted(plain));
        expect(laid.size).toBe(plain.size);
        expect([...laid.keys()].map((key) => [laid.has(key), laid.get(key)])).toEqual(
          [...laid.values()].map((value) => [true, value]),
        );
        expect([laid.has(-1), laid.get(-1)]).toEqual([false, undefined]);
      }
    },
  );

  it('[N-22] leaves the map below as it was', () => {
    const below = laidOver(numbered(400), new Map([[1, 'changed']]));
    laidOver(below, new Map([[1, undefined]]));
    expect([below.get(1), below.size]).toEqual(['changed', 400]);
  });

  it('[N-22] copies nothing of ten thousand entries for one change', () => {
    const counted = numbered(10_000);
    let read = 0;
    const below: ReadonlyMap<number, string> = new Proxy(counted, {
      get: (map, name) => {
        if (name === Symbol.iterator || name === 'entries') read += 1;
        const value: unknown = Reflect.get(map, name, map);
        return typeof value === 'function' ? value.bind(map) : value;
      },
    });
    const laid = laidOver(below, new Map([[5, 'changed']]));
    expect([laid.get(5), laid.get(6), read]).toEqual(['changed', 'as it came 6', 0]);
  });
});

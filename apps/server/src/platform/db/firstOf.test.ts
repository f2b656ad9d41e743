import { expect, it } from 'vitest';
import { firstOfEach } from './firstOf';

it('[O-E02] rows of several groups become groups, in their order, with the size of each', () => {
  const rows = [
    { store: 1, name: 'a', count: 12 },
    { store: 2, name: 'b', count: 1 },
    { store: null, name: 'nowhere', count: 1 },
    { store: 1, name: 'c', count: 12 },
  ];
  const groups = firstOfEach(
    rows,
    ({ store }) => store,
    ({ name }) => name,
  );
  expect([...groups]).toEqual([
    [1, { first: ['a', 'c'], count: 12 }],
    [2, { first: ['b'], count: 1 }],
  ]);
});

import { expect, it } from 'vitest';
import { someDesk } from './testing/someDesk';

const outcomesIn = ({ news }: ReturnType<typeof someDesk>) =>
  news.flatMap((one) => (one.type === 'callEnded' ? [one.call.state] : []));

it.each(['enters', 'watches'] as const)('[D-K04] nobody %s a signage that a colleague is watching', (goesIn) => {
  const desk = someDesk();
  desk.comes(11);
  desk.comes(12);
  desk.watches(11, 1);
  expect(desk[goesIn](12, 1)).toBe('signageBusy');
  expect([desk.shown(1), outcomesIn(desk)]).toEqual(['Monitoring', []]);
});

it('[D-K04] who watches a signage may go in herself', () => {
  const desk = someDesk();
  desk.comes(11);
  desk.watches(11, 1);
  expect(desk.enters(11, 1)).toBeUndefined();
  expect([desk.shown(1), outcomesIn(desk)]).toEqual(['Active', [{ at: 'Ended', because: 'operatorCalled' }]]);
});

it.each(['enters', 'watches'] as const)('[D-K04] a suspended signage she %s is suspended afterwards', (goesIn) => {
  const desk = someDesk();
  desk.comes(11);
  desk.happens({ type: 'suspended', signageId: 1 });
  expect(desk[goesIn](11, 1)).toBeUndefined();
  desk.ends(goesIn === 'enters' ? '11 in 1' : '11 at 1');
  expect(desk.shown(1)).toBe('Suspended');
});

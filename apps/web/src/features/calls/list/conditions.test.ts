import { expect, it } from 'vitest';
import { callConditionsIn, noCallConditions } from './conditions';

it('[O-L60] asks for what the address names', () => {
  const address = {
    kind: 'reception',
    fate: 'missed',
    signageId: '7',
    userId: '3',
    from: '2026-11-01',
    until: '2026-11-16',
  };
  expect(callConditionsIn(address)).toEqual({ ...address, signageId: 7, userId: 3 });
});

it('[O-L60] leaves out what is empty or cannot be', () => {
  const nothing = {
    kind: undefined,
    fate: undefined,
    signageId: undefined,
    userId: undefined,
    from: undefined,
    until: undefined,
  };
  expect(callConditionsIn(noCallConditions)).toEqual(nothing);
  const nonsense = { kind: 'chat', fate: 'sealed', signageId: '-1', userId: 'me', from: 'today', until: '2026-02-30' };
  expect(callConditionsIn(nonsense)).toEqual(nothing);
});

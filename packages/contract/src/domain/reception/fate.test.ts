import { describe, expect, it } from 'vitest';
import { fateOf, fates, outcomesOf } from './fate';
import { outcomes } from './receptionRecord';

describe('what became of a request or a call', () => {
  it.each([
    ['operatorEnded', 'answered'],
    ['visitorEnded', 'answered'],
    ['timedOut', 'missed'],
    ['declined', 'missed'],
    ['calledOff', 'calledOff'],
    ['signageLost', 'cutOff'],
    ['operatorLost', 'cutOff'],
  ] as const)('[O-L60] a reception that ended by %s counts as %s', (outcome, fate) => {
    expect(fateOf({ kind: 'reception', outcome })).toBe(fate);
  });

  it('[O-L60] whoever only looked has answered nobody', () => {
    for (const outcome of outcomes) expect(fateOf({ kind: 'monitoring', outcome })).toBe('watched');
  });

  it('[O-L60] every outcome belongs to one fate', () => {
    expect(fates.flatMap(outcomesOf).toSorted()).toEqual(outcomes.toSorted());
  });
});

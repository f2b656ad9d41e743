import { describe, expect, it } from 'vitest';
import { fateOf, fates, signsOf } from './fate';
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
    expect(fateOf({ kind: 'reception', outcome, leftMessage: false })).toBe(fate);
  });

  it.each([
    ['calledOff', 'messageLeft'],
    ['timedOut', 'messageLeft'],
    ['visitorEnded', 'answered'],
    ['operatorLost', 'cutOff'],
  ] as const)('[D-M04] of a visitor who left a message, a request that ended by %s counts as %s', (outcome, fate) => {
    expect(fateOf({ kind: 'reception', outcome, leftMessage: true })).toBe(fate);
  });

  it('[O-L60] whoever only looked has answered nobody', () => {
    for (const outcome of outcomes) expect(fateOf({ kind: 'monitoring', outcome, leftMessage: false })).toBe('watched');
  });

  it('[O-L60] [D-M04] the signs of a fate are those of all that have it, and of nothing else', () => {
    for (const outcome of outcomes)
      for (const leftMessage of [true, false]) {
        const found = fates.filter((fate) => {
          const signs = signsOf(fate);
          return signs.outcomes.includes(outcome) && (signs.leftMessage ?? leftMessage) === leftMessage;
        });
        expect(found).toEqual([fateOf({ kind: 'reception', outcome, leftMessage })]);
      }
  });
});

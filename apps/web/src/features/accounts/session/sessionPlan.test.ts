import { describe, expect, it } from 'vitest';
import { nextSessionStep } from './sessionPlan';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.parse('2026-11-16T10:00:00+09:00');
const plan = (left: number, warned = false) =>
  nextSessionStep({ now, endsAt: now + left, warnedOf: warned ? now + left : null });

describe('nextSessionStep', () => {
  it('waits until five minutes before the end', () => {
    expect(plan(12 * 60 * minute)).toEqual({ kind: 'wait', ms: 12 * 60 * minute - 5 * minute });
  });

  it('warns when five minutes are left', () => {
    expect(plan(5 * minute)).toEqual({ kind: 'warn', minutesLeft: 5 });
  });

  it('says how little is left to those who come late', () => {
    expect(plan(2.5 * minute)).toEqual({ kind: 'warn', minutesLeft: 3 });
  });

  it('warns once of the same end', () => {
    expect(plan(4 * minute, true)).toEqual({ kind: 'wait', ms: 4 * minute });
  });

  it('warns again once the end has moved', () => {
    const endsAt = now + 3 * minute;
    expect(nextSessionStep({ now, endsAt, warnedOf: now - day })).toMatchObject({ kind: 'warn' });
  });

  it('ends at the end and after it', () => {
    expect(plan(0, true)).toEqual({ kind: 'end' });
    expect(plan(-day)).toEqual({ kind: 'end' });
  });

  it('never waits longer than a timer can', () => {
    expect(plan(400 * day)).toEqual({ kind: 'wait', ms: 24 * day });
    expect(24 * day).toBeLessThan(2 ** 31);
  });
});

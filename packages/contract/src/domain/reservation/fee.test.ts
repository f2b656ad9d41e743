import { describe, expect, it } from 'vitest';
import { feeOf, isFreeUse, minutesTalked, taxOf } from './fee';
import { talkedWithin, usesOf } from './ledger';

const at = (time: string): Date => new Date(`2026-11-16T${time}+09:00`);
const slot = { startsAt: at('14:00:00'), endsAt: at('14:30:00') };

describe('the fee of a use', () => {
  it.each([
    [7, 300, 210],
    [10, 300, 300],
    [11, 300, 330],
    [7, 333, 233],
    [1, 9, 0],
    [540, 1_000_000, 54_000_000],
  ])('[O-RU01] %d minutes at %d yen for ten are %d yen: a fraction is not asked for', (minutes, rate, fee) => {
    expect(feeOf(minutes, rate)).toBe(fee);
  });

  it.each([
    [0.001, 1],
    [60, 1],
    [60.001, 2],
    [599, 10],
    [1470, 25],
  ])('[D-RU01] %d seconds count as %d minutes: whole ones, rounded up', (seconds, minutes) => {
    expect(minutesTalked(seconds)).toBe(minutes);
  });

  it('[O-RU02] is not asked for the first fifteen times of ten minutes or less', () => {
    expect([isFreeUse(10, 14), isFreeUse(10, 15), isFreeUse(11, 0)]).toEqual([true, false, false]);
  });

  it('[D-RU02] is taxed as a sum, and a fraction of a yen is not asked for, nor paid back', () => {
    expect([taxOf(3300), taxOf(99), taxOf(-99)]).toEqual([330, 9, -9]);
  });
});

describe('what was talked', () => {
  it.each([
    ['14:02:10', '14:26:40', 25],
    ['13:58:00', '14:06:20', 7],
    ['14:00:00', '14:33:00', 30],
  ])('[D-RU01] from %s to %s in a meeting from 14:00 to 14:30 counts %d minutes', (from, until, minutes) => {
    const call = { recordId: 'a', seq: 1, companyId: 1, connectedAt: at(from), endedAt: at(until), slot, rate: 300 };
    const [counted] = usesOf([call], { shortUses: new Map(), closedUntil: () => undefined });
    expect(counted?.use.minutes).toBe(minutes);
    expect(counted?.month).toBe('2026-11');
  });

  it.each([
    ['13:00:00', '14:00:00'],
    ['14:30:00', '15:00:00'],
    ['14:10:00', '14:10:00'],
  ])('[D-RU01] from %s to %s is nothing: none of it lies in the window', (from, until) => {
    expect(talkedWithin({ connectedAt: at(from), endedAt: at(until) }, slot)).toBeNull();
  });

  it('[O-RU02] counts long uses not among the free ones, and each contract for itself', () => {
    const call = (seq: number, companyId: number, minutes: number) => ({
      recordId: String(seq),
      seq,
      companyId,
      connectedAt: slot.startsAt,
      endedAt: new Date(slot.startsAt.getTime() + minutes * 60_000),
      slot,
      rate: 300,
    });
    const calls = [call(1, 1, 5), call(2, 1, 20), call(3, 1, 5), call(4, 2, 5), call(5, 1, 5)];
    const counted = usesOf(calls, { shortUses: new Map([[1, 13]]), closedUntil: () => undefined });
    expect(counted.map(({ use }) => use.amount)).toEqual([0, 600, 0, 0, 150]);
  });
});

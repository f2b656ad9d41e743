import { describe, expect, it } from 'vitest';
import { isDeadAfter, isOtherGone, type OtherSide } from './otherSide';

const there: OtherSide = { state: 'connected', isLineDead: false, isLost: false };

it('[D-L02] a line is dead when two seconds bring nothing at all: one beat may come late', () => {
  expect([0, 1, 2, 3].map(isDeadAfter)).toEqual([false, false, true, true]);
});

describe('the other side of a call', () => {
  it('[D-L02] is there while its packets come, whatever the server has lost', () => {
    expect(isOtherGone(false, there)).toBe(false);
    expect(isOtherGone(false, { ...there, isLost: true })).toBe(false);
    expect(isOtherGone(false, { ...there, isLineDead: true })).toBe(false);
  });

  it('[D-L02] is gone as soon as the server or the connection says so', () => {
    expect(isOtherGone(false, { ...there, isLost: true, isLineDead: true })).toBe(true);
    expect(isOtherGone(false, { ...there, state: 'interrupted' })).toBe(true);
    expect(isOtherGone(false, { ...there, state: 'waiting', isLost: true })).toBe(true);
  });

  it('[D-L02] that was gone is there again when it is connected, and not while it is on its way', () => {
    expect(isOtherGone(true, { ...there, state: 'connecting' })).toBe(true);
    expect(isOtherGone(true, there)).toBe(false);
    expect(isOtherGone(false, { ...there, state: 'connecting' })).toBe(false);
  });
});

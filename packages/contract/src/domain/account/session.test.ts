import { describe, expect, it } from 'vitest';
import { logsInAutomatically, sessionLifetimes, sessionWarning, slidingSessionOf } from './session';

const hour = 60 * 60 * 1000;

describe('a session', () => {
  it.each([
    ['operator', false, 'ordinary', 12 * hour, false],
    ['operator', true, 'remembered', 30 * 24 * hour, true],
    ['systemAdmin', true, 'remembered', 30 * 24 * hour, true],
    ['signage', false, 'signage', 400 * 24 * hour, true],
    ['signage', true, 'signage', 400 * 24 * hour, true],
  ] as const)('[D-A02] [D-A03] [A-K05] of %s, remembered %s, is %s', (role, isRemember, kind, lifetime, automatic) => {
    expect(slidingSessionOf(role, isRemember)).toBe(kind);
    expect(sessionLifetimes[kind]).toBe(lifetime);
    expect(logsInAutomatically(kind)).toBe(automatic);
  });

  it('[A-K04] warns 5 minutes before its end, for 10 seconds', () => {
    expect(sessionWarning).toEqual({ beforeEndMs: 300_000, shownMs: 10_000 });
  });
});

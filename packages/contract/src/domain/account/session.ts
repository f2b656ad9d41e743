import type { Role } from './role';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export const sessionLifetimes = { ordinary: 12 * hour, remembered: 30 * day, signage: 400 * day } as const;
export type SlidingSession = keyof typeof sessionLifetimes;

export const temporaryPasswordLifetime = day;

/** Long enough to think of a new password. */
export const temporarySessionLifetime = hour;

/** Who used a session this lately counts as online. */
export const onlineForMs = 5 * 60 * 1000;

/** A signage stays logged in by itself, whatever the box said. */
export function slidingSessionOf(role: Role, isRemember: boolean): SlidingSession {
  if (role === 'signage') return 'signage';
  return isRemember ? 'remembered' : 'ordinary';
}

/** Automatic login answers only for sessions that were meant to last. */
export const logsInAutomatically = (kind: SlidingSession): boolean => kind !== 'ordinary';

/** The warning stands this long before the end, and is shown this long. */
export const sessionWarning = { beforeEndMs: 5 * 60 * 1000, shownMs: 10 * 1000 } as const;

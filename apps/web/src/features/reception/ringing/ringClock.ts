import type { Ring } from '@mukae/contract/realtime/messageFields';

interface RingClock {
  waited: number;
  remaining: number;
  /** How much of the time is left, from 0 to 1. */
  share: number;
}

/** How long a visitor has waited and will be waited for, in seconds by the clock of the server. */
export function ringClock({ pressedAt, until }: Pick<Ring, 'pressedAt' | 'until'>, now: number): RingClock {
  const leftMs = Math.min(Math.max(until - now, 0), Math.max(until - pressedAt, 0));
  return {
    waited: Math.max(0, Math.floor((now - pressedAt) / 1000)),
    remaining: Math.ceil(leftMs / 1000),
    share: until > pressedAt ? leftMs / (until - pressedAt) : 0,
  };
}

import { expect, it } from 'vitest';
import { mayWaitFor } from './waiting';

it('[D-RN06] a time is waited for before it begins', () => {
  const slot = { startsAt: new Date('2026-11-18T10:00:00+09:00') };
  expect(mayWaitFor(slot, new Date('2026-11-18T09:59:59+09:00'))).toBe(true);
  expect(mayWaitFor(slot, new Date('2026-11-18T10:00:00+09:00'))).toBe(false);
});

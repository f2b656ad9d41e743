import { expect, it } from 'vitest';
import { mailsMaxOf } from './mailLimit';

it.each([
  ['2026-11-16T09:00:00Z', 100],
  ['2026-11-23T08:59:59Z', 100],
  ['2026-11-23T09:00:00Z', 300],
])('[S-13] a company that was opened on 2026-11-16 at 9 may cause at %s %d mails in a day', (now, max) => {
  expect(mailsMaxOf(new Date('2026-11-16T09:00:00Z'), new Date(now))).toBe(max);
});

import { expect, it } from 'vitest';
import { mailLimitOf } from './mailLimit';

it.each([
  ['2026-11-16T09:00:00Z', 'mailsOfNewCompany'],
  ['2026-11-23T08:59:59Z', 'mailsOfNewCompany'],
  ['2026-11-23T09:00:00Z', 'mailsOfCompany'],
])('[S-13] a company that was opened on 2026-11-16 at 9 has at %s the limit %s', (now, limit) => {
  expect(mailLimitOf(new Date('2026-11-16T09:00:00Z'), new Date(now))).toBe(limit);
});

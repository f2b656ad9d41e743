import { expect, it } from 'vitest';
import { type MailLimit, mailsMaxOf } from './mailLimit';

it.each<[MailLimit, now: string, max: number]>([
  ['mailsOfCompany', '2026-11-16T09:00:00Z', 100],
  ['mailsOfCompany', '2026-11-23T08:59:59Z', 100],
  ['mailsOfCompany', '2026-11-23T09:00:00Z', 300],
  ['reservationMailsOfCompany', '2026-11-23T08:59:59Z', 100],
  ['reservationMailsOfCompany', '2026-11-23T09:00:00Z', 2000],
])('[S-13] of %s a company that was opened on 2026-11-16 at 9 may cause at %s %d in a day', (limit, now, max) => {
  expect(mailsMaxOf(limit, new Date('2026-11-16T09:00:00Z'), new Date(now))).toBe(max);
});

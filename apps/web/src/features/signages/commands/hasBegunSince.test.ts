import { someReport } from '@mukae/contract/domain/signage/health/testing/someReport';
import { expect, it } from 'vitest';
import { hasBegunSince } from './hasBegunSince';

const told = Date.parse('2026-11-16T10:00:10+09:00');
const reported = (at: string, uptime: number) => ({ last: { at, report: { ...someReport, uptime } } });

it.each([
  ['before it was told to', reported('2026-11-16T10:00:30+09:00', 3_600_000), false],
  ['after it was told to', reported('2026-11-16T10:00:13+09:00', 2000), true],
  ['at a time that rounding hides', reported('2026-11-16T10:00:11+09:00', 1500), true],
  ['never', { last: null }, false],
])('[D-H13] a page that began %s is seen as such', (_, answer, isAnew) => {
  expect(hasBegunSince(answer, told)).toBe(isAnew);
});

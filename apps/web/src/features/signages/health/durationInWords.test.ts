import { expect, it } from 'vitest';
import { durationInWords } from './durationInWords';

const minutes = (n: number) => n * 60_000;

it.each([
  [minutes(0.9), '1分未満', 'less than 1 min'],
  [minutes(12), '12分', '12 min'],
  [minutes(60), '1時間', '1 h'],
  [minutes(3 * 24 * 60 + 4 * 60 + 5), '3日 4時間', '3 d 4 h'],
])('[D-H12] the uptime of a page of %i ms is told as people tell it', (ms, ja, en) => {
  expect([durationInWords(ms, 'ja'), durationInWords(ms, 'en')]).toEqual([ja, en]);
});

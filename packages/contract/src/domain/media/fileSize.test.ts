import { expect, it } from 'vitest';
import { formatBytes } from './fileSize';

const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;

it.each([
  [0, '0 B'],
  [512, '512 B'],
  [1023, '1023 B'],
  [KB, '1 KB'],
  [184 * KB, '184 KB'],
  [3.2 * MB, '3.2 MB'],
  [468 * MB, '468 MB'],
  [1.82 * GB, '1.82 GB'],
  [2_147_483_648, '2 GB'],
])('[O-V06] %d bytes are shown in units of 1024', (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown);
});

it('[O-V06] never shows 1024 of a unit that has a larger one', () => {
  expect(formatBytes(MB - 1)).toBe('1 MB');
  expect(formatBytes(GB - 1)).toBe('1 GB');
});

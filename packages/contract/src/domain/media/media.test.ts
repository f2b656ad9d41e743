import { expect, it } from 'vitest';
import { fitsQuota, maxBytesOf, mediaQuota } from './media';

it('[O-V05] the quota is 2 GB, up to the last byte and not one more', () => {
  expect(mediaQuota).toBe(2_147_483_648);
  expect(fitsQuota(0, mediaQuota)).toBe(true);
  expect(fitsQuota(mediaQuota - 1, 1)).toBe(true);
  expect(fitsQuota(mediaQuota, 1)).toBe(false);
  expect(fitsQuota(1, mediaQuota)).toBe(false);
});

it('[O-M09] a picture may have 20 MB, a film 500', () => {
  expect([maxBytesOf('png'), maxBytesOf('jpeg'), maxBytesOf('mp4')]).toEqual([20_000_000, 20_000_000, 500_000_000]);
});

import { expect, it } from 'vitest';
import { formatBytes } from './fileSize';
import { fitsQuota, maxBytesOf, mediaKinds, mediaQuota } from './media';

it('[O-V05] the quota is 2 GB, up to the last byte and not one more', () => {
  expect(mediaQuota).toBe(2_147_483_648);
  expect(fitsQuota(0, mediaQuota)).toBe(true);
  expect(fitsQuota(mediaQuota - 1, 1)).toBe(true);
  expect(fitsQuota(mediaQuota, 1)).toBe(false);
  expect(fitsQuota(1, mediaQuota)).toBe(false);
});

it('[O-M09] a picture may have 20 MB, a film 500, as sizes are shown', () => {
  expect(mediaKinds.map((kind) => formatBytes(maxBytesOf(kind)))).toEqual(['20 MB', '20 MB', '500 MB']);
});

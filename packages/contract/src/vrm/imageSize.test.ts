import { expect, it } from 'vitest';
import { imageSize } from './imageSize';

it('[O-V51] a JPEG tells its size after what was written about it', () => {
  const about = [0xff, 0xe1, 0x00, 0x04, 0x00, 0x00];
  const frame = [0xff, 0xc2, 0x00, 0x11, 0x08, 0x02, 0x00, 0x04, 0x00, 0x03];
  expect(imageSize(Uint8Array.from([0xff, 0xd8, ...about, 0xff, ...frame]))).toEqual({ width: 1024, height: 512 });
  expect(imageSize(Uint8Array.from([0xff, 0xd8, ...about]))).toBeUndefined();
  expect(imageSize(Uint8Array.from([0x89, 0x50]))).toBeUndefined();
});

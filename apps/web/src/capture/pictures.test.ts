import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CameraPicture } from './cameraPicture';
import { takenOut } from './pictures';

class Bitmap {
  readonly width = 4;
  readonly height = 3;
  isClosed = false;
  close() {
    this.isClosed = true;
  }
}

/** As far as anybody asks it. */
const aPicture = () => ({ width: 4, height: 3, close: vi.fn() }) satisfies CameraPicture;

const withBitmaps = (create: () => Promise<Bitmap>) => {
  vi.stubGlobal('ImageBitmap', Bitmap);
  vi.stubGlobal('createImageBitmap', create);
};
afterEach(() => void vi.unstubAllGlobals());

describe('a picture that is read for long', () => {
  it("[O-V26] is the camera's again as soon as there is a copy of it, which can be read", async () => {
    const picture = aPicture();
    const copy = new Bitmap();
    withBitmaps(async () => copy);
    expect(await takenOut(picture)).toBe(copy);
    expect(picture.close).toHaveBeenCalledOnce();
    expect(copy.isClosed).toBe(false);
  });

  it("[O-V26] is the camera's again also when it cannot be copied", async () => {
    const picture = aPicture();
    withBitmaps(() => Promise.reject(new Error('no memory')));
    await expect(takenOut(picture)).rejects.toThrow('no memory');
    expect(picture.close).toHaveBeenCalledOnce();
  });

  it('[O-V26] needs no copy where it is one already', async () => {
    withBitmaps(() => Promise.reject(new Error('not needed')));
    const own = Object.assign(new Bitmap(), aPicture());
    expect(await takenOut(own)).toBe(own);
    expect(own.close).not.toHaveBeenCalled();
  });
});

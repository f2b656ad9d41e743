import { pictureMaxBytes } from '@mukae/contract/domain/media/media';
import { errors } from '@mukae/contract/errors/errors';
import { describe, expect, it } from 'vitest';
import { pictureFault } from './pictureFault';

describe('pictureFault', () => {
  it.each(['image/png', 'image/jpeg'])('takes %s', (type) => {
    expect(pictureFault({ type, size: pictureMaxBytes })).toBeNull();
  });

  it.each(['image/gif', 'image/svg+xml', 'image/webp', 'video/mp4', ''])('refuses "%s"', (type) => {
    expect(pictureFault({ type, size: 1 })).toBe(errors.imageType.text);
  });

  it('refuses what is too large', () => {
    expect(pictureFault({ type: 'image/png', size: pictureMaxBytes + 1 })).toBe(errors.imageTooLarge.text);
  });
});

import { describe, expect, it } from 'vitest';
import { pictureMaxBytes } from '../domain/media/media';
import { pictureFault } from './picture';

describe('a file for a picture', () => {
  it.each(['image/png', 'image/jpeg'])('may be %s', (type) => {
    expect(pictureFault({ type, size: pictureMaxBytes })).toBeNull();
  });

  it.each(['image/gif', 'image/svg+xml', 'image/webp', 'video/mp4', ''])('may not be "%s"', (type) => {
    expect(pictureFault({ type, size: 1 })).toBe('imageType');
  });

  it('[D-E08] may not be empty, whatever it is called', () => {
    expect(pictureFault({ type: 'image/png', size: 0 })).toBe('fileEmpty');
  });

  it('may not be too large', () => {
    expect(pictureFault({ type: 'image/png', size: pictureMaxBytes + 1 })).toBe('imageTooLarge');
  });
});

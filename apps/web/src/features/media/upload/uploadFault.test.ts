import { filmMaxBytes, mediaQuota, pictureMaxBytes } from '@mukae/contract/domain/media/media';
import { describe, expect, it } from 'vitest';
import { uploadFault } from './uploadFault';

describe('uploadFault', () => {
  it('[O-M06] takes a file that fills the storage to the last byte, and not one byte more', () => {
    expect(uploadFault({ size: 100, type: 'image/png' }, mediaQuota - 100)).toBeNull();
    expect(uploadFault({ size: 101, type: 'image/png' }, mediaQuota - 100)).toBe('quotaExceeded');
  });

  it('refuses a file with nothing in it, whatever it calls itself', () => {
    expect(uploadFault({ size: 0, type: 'image/png' }, 0)).toBe('fileEmpty');
    expect(uploadFault({ size: 0, type: '' }, undefined)).toBe('fileEmpty');
  });

  it('leaves the storage to the server while it is unknown', () => {
    expect(uploadFault({ size: 101, type: 'image/png' }, undefined)).toBeNull();
  });

  it('measures pictures and films by their own limits, and the rest by the larger one', () => {
    expect(uploadFault({ size: pictureMaxBytes + 1, type: 'image/jpeg' }, 0)).toBe('mediaTooLarge');
    expect(uploadFault({ size: pictureMaxBytes + 1, type: 'video/mp4' }, 0)).toBeNull();
    expect(uploadFault({ size: filmMaxBytes + 1, type: 'video/mp4' }, 0)).toBe('mediaTooLarge');
    expect(uploadFault({ size: filmMaxBytes + 1, type: '' }, 0)).toBe('mediaTooLarge');
  });
});

import { megabyte } from './fileSize';

/** By content, never by name. */
export const mediaKinds = ['png', 'jpeg', 'mp4'] as const;
export type MediaKind = (typeof mediaKinds)[number];

export const mediaExtensions = { png: 'png', jpeg: 'jpg', mp4: 'mp4' } as const satisfies Record<MediaKind, string>;
export const mediaTypes = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
} as const satisfies Record<MediaKind, string>;

/** What a company may keep: 2 GB. */
export const mediaQuota = 2048 * megabyte;
export const pictureMaxBytes = 20 * megabyte;
export const pictureMaxPixels = 50_000_000;
export const filmMaxBytes = 500 * megabyte;

export const maxBytesOf = (kind: MediaKind): number => (kind === 'mp4' ? filmMaxBytes : pictureMaxBytes);

/** Up to the last byte, not one more. */
export const fitsQuota = (used: number, size: number): boolean => used + size <= mediaQuota;

/** A frame of a film, and a picture in a list, fit into this. */
export const thumbnailSize = { width: 640, height: 360 } as const;

import type { MediaKind } from '../media/media';

export const playlistLimits = { count: 30, seconds: { min: 3, max: 3600 } } as const;

/** How long a picture stands there unless somebody says otherwise. */
export const usualSeconds = 10;

/** One medium of a scene, and for how long; a film without a time plays to its end. */
export interface PlaylistItem {
  mediaId: number;
  seconds: number | null;
}

/** As it is put into a list. */
export const playlistItemOf = (mediaId: number, kind: MediaKind): PlaylistItem => ({
  mediaId,
  seconds: kind === 'mp4' ? null : usualSeconds,
});

/** Where a medium may be used. A film makes no logo. */
export const kindsFor: Readonly<Record<'logo' | 'media', readonly MediaKind[]>> = {
  logo: ['png', 'jpeg'],
  media: ['png', 'jpeg', 'mp4'],
};

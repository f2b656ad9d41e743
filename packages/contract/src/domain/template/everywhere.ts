import { hasChanged } from '../change/changed';
import type { EditedTemplate } from './draft';
import { laidOut } from './laidOut';
import { type PlaylistItem, playlistLimits } from './playlist';

type Templates = readonly EditedTemplate[];

/** Whether every scene shows the same. */
export const shareLogo = (templates: Templates): boolean =>
  templates.every(({ logoId }) => logoId === (templates[0]?.logoId ?? null));

export const withLogoOf = (template: EditedTemplate, { logoId }: EditedTemplate): EditedTemplate => ({
  ...template,
  logoId,
});

export const sharePlaylist = (templates: Templates): boolean =>
  templates.every(({ playlist }) => !hasChanged({ playlist: templates[0]?.playlist ?? [] }, { playlist }));

/** A list with more at its end, as far as there is room. */
export const joined = (playlist: readonly PlaylistItem[], more: readonly PlaylistItem[]): PlaylistItem[] =>
  [...playlist, ...more].slice(0, playlistLimits.count);

/** A list with one more: before those that were chosen after it, as far as there is room. */
export function joinedInTurn(
  playlist: readonly PlaylistItem[],
  item: PlaylistItem,
  chosenLater: ReadonlySet<number>,
): PlaylistItem[] {
  const later = playlist.findIndex(({ mediaId }) => chosenLater.has(mediaId));
  const at = later < 0 ? playlist.length : later;
  return joined([...playlist.slice(0, at), item], playlist.slice(at));
}

/** A template with these media. Where there were none before, the avatar alone would hide them: it makes room. */
export function withPlaylist(template: EditedTemplate, playlist: readonly PlaylistItem[]): EditedTemplate {
  const isFirst = template.playlist.length === 0 && playlist.length > 0;
  const isHidden = isFirst && template.layout === 'onlyAvatar';
  return { ...template, ...(isHidden && laidOut(template, 'mediaAndAvatar')), playlist };
}

export const withPlaylistOf = (template: EditedTemplate, { playlist }: EditedTemplate): EditedTemplate =>
  withPlaylist(template, playlist);

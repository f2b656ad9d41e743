import type { MediaAnswer } from '@mukae/contract/calls/media';
import type { PlaylistItem } from '@mukae/contract/domain/template/playlist';
import { useQueries } from '@tanstack/react-query';
import { useEditor } from '../editing/EditorContext';
import { filmSeconds } from './filmSeconds';

/** One item of the list with what is known of it. */
interface ListedMedium {
  /** The same medium may stand in a list several times. */
  key: string;
  item: PlaylistItem;
  /** Null: it was deleted meanwhile. */
  medium: MediaAnswer | null;
  /** How long it stands there: as it was chosen, or as long as its film; null while nobody knows. */
  seconds: number | null;
  /** Of a film: how long it is. */
  ownSeconds: number | null;
}

const roundedUp = (seconds: number | null | undefined): number | null =>
  seconds === null || seconds === undefined ? null : Math.max(1, Math.round(seconds));

/** The playlist of the template that is edited, with names and lengths. */
export function usePlaylistMedia(): ListedMedium[] {
  const { template, library } = useEditor();
  const { playlist } = template;
  const byId = new Map(library.map((medium) => [medium.id, medium]));
  const films = [...new Set(playlist.map(({ mediaId }) => mediaId))].flatMap((id) => {
    const medium = byId.get(id);
    return medium?.kind === 'mp4' ? [medium] : [];
  });
  const lengths = useQueries({
    queries: films.map(({ image_url }) => ({
      queryKey: ['filmSeconds', image_url],
      queryFn: () => filmSeconds(image_url),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) => new Map(results.map(({ data }, place) => [films[place]?.id, roundedUp(data)])),
  });
  return playlist.map((item, place) => {
    const medium = byId.get(item.mediaId) ?? null;
    const ownSeconds = lengths.get(item.mediaId) ?? null;
    const before = playlist.slice(0, place).filter(({ mediaId }) => mediaId === item.mediaId).length;
    return { key: `${item.mediaId} ${before}`, item, medium, ownSeconds, seconds: item.seconds ?? ownSeconds };
  });
}

/** How long it takes until the first comes again; null while the length of a film is unknown. */
export function roundSeconds(media: readonly ListedMedium[]): number | null {
  const shown = media.filter(({ medium }) => medium !== null);
  return shown.reduce<number | null>(
    (sum, { seconds }) => (sum === null || seconds === null ? null : sum + seconds),
    0,
  );
}

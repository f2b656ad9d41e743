import type { PlaylistItem } from '@mukae/contract/domain/template/playlist';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { playTimeTexts } from '@/features/signages/templates/playlist/playTime.texts';
import { timeInWords } from '@/features/signages/templates/playlist/timeInWords';
import { roundSeconds, usePlaylistMedia } from '@/features/signages/templates/playlist/usePlaylistMedia';
import { useTexts } from '@/language/LanguageProvider';
import { DrawerNote } from '../DrawerNote';
import { DrawerPart } from '../DrawerPart';
import { moved } from '../sorting/moved';
import { SortedRows } from '../sorting/SortedRows';
import { useSorting } from '../sorting/useSorting';
import { GoneRow } from './GoneRow';
import { MediaRow } from './MediaRow';
import { mediaDrawerTexts } from './mediaDrawer.texts';

/** What is shown one after another, and for how long. */
export function Playlist({ onChange }: { onChange: (playlist: readonly PlaylistItem[], kind?: string) => void }) {
  const t = useTexts(mediaDrawerTexts);
  const time = useTexts(playTimeTexts);
  const { playlist } = useEditor().template;
  const media = usePlaylistMedia();
  const sorting = useSorting((from, to) => onChange(moved(playlist, from, to)));
  const round = roundSeconds(media);
  if (playlist.length === 0)
    return (
      <DrawerPart title={t.playlist}>
        <DrawerNote>{t.empty}</DrawerNote>
      </DrawerPart>
    );
  const remove = (gone: number) => onChange(playlist.filter((_, place) => place !== gone));
  const last = (changed: number, seconds: number | null) =>
    onChange(
      playlist.map((item, place) => (place === changed ? { ...item, seconds } : item)),
      `seconds ${changed}`,
    );
  return (
    <DrawerPart title={t.playlist} beside={t.total(playlist.length, round === null ? null : timeInWords(round, time))}>
      <SortedRows list={sorting.list} label={t.playlist}>
        {media.map(({ key, item, medium, ownSeconds }, place) => {
          const row = { row: sorting.rowOf(place), grip: sorting.gripOf(place), onRemove: () => remove(place) };
          return medium ? (
            <MediaRow
              key={key}
              medium={medium}
              seconds={item.seconds}
              ownSeconds={ownSeconds}
              onSeconds={(seconds) => last(place, seconds)}
              {...row}
            />
          ) : (
            <GoneRow key={key} {...row} />
          );
        })}
      </SortedRows>
    </DrawerPart>
  );
}

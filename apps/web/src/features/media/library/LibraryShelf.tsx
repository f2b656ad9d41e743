import { TextInput } from '@mantine/core';
import type { MediaAnswer } from '@mukae/contract/calls/media';
import { useState } from 'react';
import { IconSearch } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './LibraryShelf.module.css';
import { LibraryTile } from './LibraryTile';
import { libraryTexts } from './library.texts';

/** As people write it, whatever the width or the case of its letters. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

const foundIn = (media: readonly MediaAnswer[], search: string): MediaAnswer[] =>
  media.filter(({ name }) => plain(name).includes(plain(search.trim())));

/** What of the library may be chosen, to search in. `placeOf`: as the how-manieth a medium was chosen, counted from 1. */
export function LibraryShelf({
  media,
  placeOf,
  isFull = false,
  onChoose,
}: {
  media: readonly MediaAnswer[];
  placeOf: (medium: MediaAnswer) => number | null;
  /** No more can be chosen. */
  isFull?: boolean;
  onChoose: (medium: MediaAnswer) => void;
}) {
  const t = useTexts(libraryTexts);
  const [search, setSearch] = useState('');
  const found = foundIn(media, search);
  return (
    <>
      <TextInput
        data-autofocus
        type="search"
        size="sm"
        maxLength={200}
        aria-label={t.search}
        placeholder={t.search}
        leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 ? (
        <p className={classes.none}>{media.length === 0 ? t.empty : t.nothing}</p>
      ) : (
        <ul className={classes.tiles} aria-label={t.list}>
          {found.map((medium) => (
            <li key={medium.id}>
              <LibraryTile medium={medium} place={placeOf(medium)} isFull={isFull} onChoose={() => onChoose(medium)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

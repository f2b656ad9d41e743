import { Button, Modal, TextInput } from '@mantine/core';
import type { MediaAnswer } from '@mukae/contract/calls/media';
import type { kindsFor } from '@mukae/contract/domain/template/playlist';
import { useState } from 'react';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { IconSearch } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './LibraryDialog.module.css';
import { LibraryTile } from './LibraryTile';
import { libraryTexts } from './library.texts';
import { foundIn, usableFor } from './usableFor';

/** The media of the company, to choose from: one for the logo, several in the order of the presses for a list. */
export function LibraryDialog({
  block,
  isOpen,
  room,
  onClose,
  onChoose,
}: {
  block: keyof typeof kindsFor;
  isOpen: boolean;
  /** How many may be chosen. */
  room: number;
  onClose: () => void;
  onChoose: (media: MediaAnswer[]) => void;
}) {
  const t = useTexts(libraryTexts);
  return (
    <Modal opened={isOpen} onClose={onClose} title={t.title[block]} size={760} padding="lg">
      {isOpen && <Library block={block} room={room} onClose={onClose} onChoose={onChoose} />}
    </Modal>
  );
}

function Library({
  block,
  room,
  onClose,
  onChoose,
}: {
  block: keyof typeof kindsFor;
  room: number;
  onClose: () => void;
  onChoose: (media: MediaAnswer[]) => void;
}) {
  const t = useTexts(libraryTexts);
  const { library } = useEditor();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly MediaAnswer[]>([]);
  const usable = usableFor(block, library);
  const found = foundIn(usable, search);
  const left = room - chosen.length;
  const placeOf = ({ id }: MediaAnswer) => chosen.findIndex((one) => one.id === id);
  const press = (medium: MediaAnswer) => {
    if (block === 'logo') onChoose([medium]);
    else if (placeOf(medium) >= 0) setChosen(chosen.filter(({ id }) => id !== medium.id));
    else setChosen([...chosen, medium]);
  };
  return (
    <div className={classes.library}>
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
        <p className={classes.none}>{usable.length === 0 ? t.empty : t.nothing}</p>
      ) : (
        <ul className={classes.tiles} aria-label={t.list}>
          {found.map((medium) => (
            <li key={medium.id}>
              <LibraryTile
                medium={medium}
                place={placeOf(medium) < 0 ? null : placeOf(medium) + 1}
                isFull={left <= 0}
                onChoose={() => press(medium)}
              />
            </li>
          ))}
        </ul>
      )}
      {block === 'media' && (
        <div className={classes.foot}>
          <span>{left > 0 ? t.room(left) : t.full}</span>
          <Button size="sm" variant="default" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button size="sm" disabled={chosen.length === 0} onClick={() => onChoose([...chosen])}>
            {t.chosen(chosen.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

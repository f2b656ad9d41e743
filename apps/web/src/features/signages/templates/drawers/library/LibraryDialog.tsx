import { Button, Modal } from '@mantine/core';
import type { MediaAnswer } from '@mukae/contract/calls/media';
import type { kindsFor } from '@mukae/contract/domain/template/playlist';
import { useState } from 'react';
import { LibraryShelf } from '@/features/media';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { useTexts } from '@/language/LanguageProvider';
import classes from './LibraryDialog.module.css';
import { libraryDialogTexts } from './libraryDialog.texts';
import { usableFor } from './usableFor';

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
  const t = useTexts(libraryDialogTexts);
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
  const t = useTexts(libraryDialogTexts);
  const { library } = useEditor();
  const [chosen, setChosen] = useState<readonly MediaAnswer[]>([]);
  const left = room - chosen.length;
  const placeOf = ({ id }: MediaAnswer) => chosen.findIndex((one) => one.id === id);
  const press = (medium: MediaAnswer) => {
    if (block === 'logo') onChoose([medium]);
    else if (placeOf(medium) >= 0) setChosen(chosen.filter(({ id }) => id !== medium.id));
    else setChosen([...chosen, medium]);
  };
  return (
    <div className={classes.library}>
      <LibraryShelf
        media={usableFor(block, library)}
        placeOf={(medium) => (placeOf(medium) < 0 ? null : placeOf(medium) + 1)}
        isFull={left <= 0}
        onChoose={press}
      />
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

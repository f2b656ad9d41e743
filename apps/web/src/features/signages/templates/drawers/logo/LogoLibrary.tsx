import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { useTexts } from '@/language/LanguageProvider';
import { DrawerNote } from '../DrawerNote';
import { DrawerPart } from '../DrawerPart';
import { drawersTexts } from '../drawers.texts';
import { LibraryDialog } from '../library/LibraryDialog';
import { usableFor } from '../library/usableFor';
import classes from './LogoLibrary.module.css';
import { logoTexts } from './logo.texts';

const shownAtOnce = 6;

/** Pictures of the company that may be its logo: the newest at hand, the others behind a press. */
export function LogoLibrary({ onChoose }: { onChoose: (mediaId: number) => void }) {
  const t = useTexts(logoTexts);
  const { library: title } = useTexts(drawersTexts);
  const { library, template } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const usable = usableFor('logo', library);
  return (
    <DrawerPart title={title}>
      {usable.length === 0 && <DrawerNote>{t.none}</DrawerNote>}
      <div className={classes.logos}>
        {usable.slice(0, shownAtOnce).map(({ id, name, thumbnail_url }) => (
          <button
            key={id}
            type="button"
            className={classes.logo}
            aria-label={name}
            title={name}
            aria-pressed={id === template.logoId}
            onClick={() => onChoose(id)}
          >
            <img src={thumbnail_url} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      {usable.length > shownAtOnce && (
        <Button size="xs" variant="subtle" onClick={() => setOpen(true)}>
          {t.more(usable.length)}
        </Button>
      )}
      <LibraryDialog
        block="logo"
        isOpen={isOpen}
        room={1}
        onClose={() => setOpen(false)}
        onChoose={([medium]) => {
          setOpen(false);
          if (medium) onChoose(medium.id);
        }}
      />
    </DrawerPart>
  );
}

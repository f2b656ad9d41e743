import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import type { MediaAnswer } from '@mukae/contract/calls/media';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconPencil } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { mediaTexts } from '../media.texts';
import classes from './MediaName.module.css';
import { useRename } from './useRename';

/** The name of a medium, changed where it stands. */
export function MediaName({ medium }: { medium: MediaAnswer }) {
  const { rename: t } = useTexts(mediaTexts);
  const { shown, rename } = useRename(medium);
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    // Whoever ended with a key goes on from here; whoever pressed elsewhere is there already.
    if (wasEditing.current && !editing && document.activeElement === document.body) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const end = (typed: string) => {
    setEditing(false);
    void rename(typed);
  };

  if (editing) return <NameField name={shown} onEnd={end} />;
  return (
    <span className={classes.name}>
      <span className={classes.words}>{shown}</span>
      <Tooltip label={t.start(shown)}>
        <ActionIcon
          ref={pencil}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t.start(shown)}
          onClick={() => setEditing(true)}
        >
          <IconPencil size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}

/** Enter and leaving the field keep what is typed, Escape does not. */
function NameField({ name, onEnd }: { name: string; onEnd: (typed: string) => void }) {
  const { rename: t } = useTexts(mediaTexts);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter also ends the conversion of kana to kanji.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Otherwise the key goes on to the button that gets the focus, and begins anew.
    event.preventDefault();
    onEnd(event.key === 'Enter' ? event.currentTarget.value : name);
  };
  return (
    <TextInput
      ref={field}
      className={classes.field}
      size="sm"
      aria-label={t.label}
      defaultValue={name}
      onKeyDown={press}
      onBlur={(blur) => onEnd(blur.currentTarget.value)}
    />
  );
}

import { ActionIcon } from '@mantine/core';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { useId, useState } from 'react';
import { IconCheck, IconPlayerPlay } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Arch } from '@/ui/Arch';
import { firstLetter } from '@/ui/firstLetter';
import { AvatarPreviewDialog } from './AvatarPreviewDialog';
import classes from './CharacterPicker.module.css';
import { charactersTexts } from './characters.texts';

/**
 * One of the cast, or undecided. The arrow keys walk along the doors; each has a button that shows the film, except for
 * the big ones, which stand beside it.
 */
export function CharacterPicker({
  label,
  characters,
  value,
  big = false,
  mayBeUndecided = true,
  onChange,
}: {
  label: string;
  characters: readonly CharacterAnswer[];
  value: number | null;
  big?: boolean;
  /** Whether one can choose nobody, too. */
  mayBeUndecided?: boolean;
  onChange: (characterId: number | null) => void;
}) {
  const t = useTexts(charactersTexts);
  const group = useId();
  const width = big ? 116 : 74;
  const [shown, setShown] = useState<CharacterAnswer | null>(null);
  return (
    <div role="radiogroup" aria-label={label} className={classes.picker} data-big={big || undefined}>
      {characters.map((character) => (
        <div key={character.id} className={classes.choice}>
          <Door
            group={group}
            name={character.name}
            picture={character.image_url}
            width={width}
            checked={value === character.id}
            onPick={() => onChange(character.id)}
          />
          {!big && (
            <ActionIcon
              className={classes.preview}
              variant="default"
              size={40}
              aria-label={t.preview(character.name)}
              title={t.preview(character.name)}
              onClick={() => setShown(character)}
            >
              <IconPlayerPlay size={16} stroke={1.8} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {mayBeUndecided && (
        <div className={classes.choice}>
          <Door
            group={group}
            name={t.undecided}
            letter={t.undecidedMark}
            width={width}
            checked={value === null}
            onPick={() => onChange(null)}
          />
        </div>
      )}
      <AvatarPreviewDialog character={shown} onClose={() => setShown(null)} />
    </div>
  );
}

function Door({
  group,
  name,
  picture,
  letter = firstLetter(name),
  width,
  checked,
  onPick,
}: {
  group: string;
  name: string;
  picture?: string;
  letter?: string;
  width: number;
  checked: boolean;
  onPick: () => void;
}) {
  return (
    <label className={classes.door}>
      <input type="radio" name={group} checked={checked} onChange={onPick} />
      <Arch picture={picture} letter={letter} width={width} />
      <span className={classes.name}>
        {checked && <IconCheck size={16} stroke={2.4} aria-hidden />}
        {name}
      </span>
    </label>
  );
}

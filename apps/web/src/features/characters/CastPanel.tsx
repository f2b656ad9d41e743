import { Text } from '@mantine/core';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { useState } from 'react';
import { IconPlayerPlay } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { Arch } from '@/ui/Arch';
import { firstLetter } from '@/ui/firstLetter';
import { Panel } from '@/ui/Panel';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { AvatarPreviewDialog } from './AvatarPreviewDialog';
import classes from './CastPanel.module.css';
import { charactersTexts } from './characters.texts';
import { useCharacters } from './useCharacters';

/** Everybody who can stand in the door. A press shows how she moves. */
export function CastPanel({ title }: { title?: string }) {
  const t = useTexts(charactersTexts);
  const characters = useCharacters();
  return (
    <Loaded query={characters} skeleton={<PanelSkeleton label={t.loading} />}>
      {(cast) => (
        <Panel title={title ?? t.title} aside={t.count(cast.length)}>
          <Cast cast={cast} />
        </Panel>
      )}
    </Loaded>
  );
}

function Cast({ cast }: { cast: readonly CharacterAnswer[] }) {
  const t = useTexts(charactersTexts);
  const [shown, setShown] = useState<CharacterAnswer | null>(null);
  if (cast.length === 0) return <Text c="dimmed">{t.none}</Text>;
  return (
    <>
      <ul className={classes.cast}>
        {cast.map((character) => (
          <li key={character.id}>
            <button type="button" className={classes.member} onClick={() => setShown(character)}>
              <Arch picture={character.image_url} letter={firstLetter(character.name)} width={96} />
              <span className={classes.name}>{character.name}</span>
              <span className={classes.watch}>
                <IconPlayerPlay size={14} stroke={1.8} aria-hidden />
                {t.watch}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <AvatarPreviewDialog character={shown} onClose={() => setShown(null)} />
    </>
  );
}

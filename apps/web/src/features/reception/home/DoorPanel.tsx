import { Title } from '@mantine/core';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import type { ReactNode } from 'react';
import { chosenCharacter, useCharacters } from '@/features/characters';
import { Panel } from '@/ui/Panel';
import { CharacterScene } from '../CharacterScene';
import classes from './DoorPanel.module.css';

/** The doorway, lit while somebody is there, and beside it the sentence that matters. */
export function DoorPanel({
  me,
  lit = true,
  title,
  children,
}: {
  me: UserAnswer;
  lit?: boolean;
  title: ReactNode;
  children: ReactNode;
}) {
  const { data: characters } = useCharacters();
  return (
    <Panel space="flush" className={classes.panel}>
      <div className={classes.scene}>
        <CharacterScene character={characters && chosenCharacter(characters, me.characterId)} pose="wave" lit={lit} />
      </div>
      <div className={classes.words}>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        {children}
      </div>
    </Panel>
  );
}

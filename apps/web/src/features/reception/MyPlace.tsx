import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { Link } from 'react-router';
import { useTexts } from '../../language/LanguageProvider';
import { AfterDelay } from '../../ui/AfterDelay';
import { Panel } from '../../ui/Panel';
import { roleTexts } from '../accounts/role.texts';
import { useMe } from '../accounts/useMe';
import { chosenCharacter } from '../characters/chosenCharacter';
import { useCharacters } from '../characters/useCharacters';
import { CharacterScene } from './CharacterScene';
import classes from './MyPlace.module.css';
import { receptionTexts } from './reception.texts';

/** My own door: who I am, and as whom I serve. */
export function MyPlace() {
  const { data: me } = useMe();
  const { data: characters } = useCharacters();
  const character = me && characters && chosenCharacter(characters, me.character_id);
  return (
    <Panel space="flush">
      <div className={classes.scene}>
        <CharacterScene character={character} pose="fold" />
      </div>
      <div className={classes.words}>{me ? <Words me={me} character={character?.name} /> : <WordsSkeleton />}</div>
    </Panel>
  );
}

function Words({ me, character }: { me: UserAnswer; character: string | undefined }) {
  const t = useTexts(receptionTexts);
  const roles = useTexts(roleTexts);
  return (
    <>
      <div className={classes.who}>
        <Title order={2} className={classes.name}>
          {me.name}
        </Title>
        <Text component="span" size="xs" c="dimmed" className={classes.role}>
          {roles[me.role]}
        </Text>
      </div>
      <Text size="sm">{character ? t.servesAs(character) : '\u00a0'}</Text>
      {character && me.character_id === null && (
        <Text size="xs" c="dimmed">
          {t.undecided}
        </Text>
      )}
      <Anchor component={Link} to="/app/select-character" size="sm">
        {t.chooseCharacter}
      </Anchor>
    </>
  );
}

function WordsSkeleton() {
  return (
    <div className={classes.waiting}>
      <AfterDelay>
        <Skeleton height={15} width="46%" />
        <Skeleton height={12} width="62%" mt={12} />
      </AfterDelay>
    </div>
  );
}

import { roleMay } from '@/api/roleMay';
import { OwnCharacters, useCharacters } from '@/features/characters';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { useMe } from '../useMe';
import { CharacterForm } from './CharacterForm';
import { choosable } from './choosable';
import classes from './SelectCharacterScreen.module.css';
import { selectCharacterTexts } from './selectCharacter.texts';

export function SelectCharacterScreen() {
  const t = useTexts(selectCharacterTexts);
  const me = useMe();
  const characters = useCharacters();
  const skeleton = <PanelSkeleton label={t.loading} lines={6} />;
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      <Loaded query={me} skeleton={skeleton}>
        {(person) => (
          <Loaded query={characters} skeleton={skeleton}>
            {(cast) => (
              <CharacterForm
                key={person.characterId}
                present={person.characterId}
                cast={choosable(person.role, cast)}
              />
            )}
          </Loaded>
        )}
      </Loaded>
      {roleMay('character.manage') && (
        <div className={classes.own}>
          <OwnCharacters />
        </div>
      )}
    </>
  );
}

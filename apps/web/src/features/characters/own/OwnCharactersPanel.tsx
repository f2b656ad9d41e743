import { Text } from '@mantine/core';
import { CompanyNeeded, useHasCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { Panel } from '@/ui/Panel';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { charactersTexts } from '../characters.texts';
import { useCharacters } from '../useCharacters';
import { AddCharacter } from './AddCharacter';
import { OwnCast } from './OwnCast';
import classes from './OwnCharactersPanel.module.css';
import { ownCharactersTexts } from './ownCharacters.texts';

/** The characters that a company brings along, for who may add and delete them. */
export function OwnCharactersPanel() {
  const t = useTexts(ownCharactersTexts);
  const { loading } = useTexts(charactersTexts);
  const characters = useCharacters();
  if (!useHasCompany()) return <CompanyNeeded text={t.companyNeeded} />;
  return (
    <Loaded query={characters} skeleton={<PanelSkeleton label={loading} />}>
      {(cast) => {
        const own = cast.filter(({ model_url }) => model_url !== '');
        return (
          <Panel title={t.title} aside={t.count(own.length)}>
            <div className={classes.stack}>
              <Text c="dimmed">{t.text}</Text>
              <OwnCast cast={own} />
              <AddCharacter />
            </div>
          </Panel>
        );
      }}
    </Loaded>
  );
}

import { Input, Select, TextInput } from '@mantine/core';
import { roleMay } from '@/api/roleMay';
import { CharacterPicker, CharacterPickerSkeleton, useCharacters } from '@/features/characters';
import { useStores } from '@/features/stores';
import type { Field } from '@/forms/field';
import { choiceOrNoneOf, textOf } from '@/forms/fieldProps';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { Panel } from '@/ui/Panel';
import classes from './ReceptionPanel.module.css';
import type { UserDraft } from './userFields';
import { userFormTexts } from './userForm.texts';

const noStore = 0;

/** Where somebody attends to visitors, and as whom. */
export function ReceptionPanel({ form }: { form: Field<UserDraft> }) {
  const t = useTexts(userFormTexts);
  const { data: stores = [] } = useStores();
  const characters = useCharacters();
  const character = form.at('characterId');
  const seesCompanies = roleMay('company.manage');
  return (
    <Panel title={t.reception}>
      <div className={classes.fields}>
        <Select
          {...choiceOrNoneOf(form.at('storeId'), noStore)}
          label={t.store}
          data={[
            { value: noStore, label: t.noStore },
            ...stores.map(({ id, name, companyName }) => ({
              value: id,
              label: seesCompanies ? t.storeOf(companyName, name) : name,
            })),
          ]}
          searchable={stores.length > 10}
        />
        <Input.Wrapper label={t.character} labelElement="div">
          <Loaded query={characters} skeleton={<CharacterPickerSkeleton label={t.loadingCharacters} />}>
            {(cast) => (
              <CharacterPicker label={t.character} characters={cast} value={character.value} onChange={character.set} />
            )}
          </Loaded>
        </Input.Wrapper>
        <TextInput
          {...textOf(form.at('subjectName'))}
          label={t.subjectName}
          description={t.subjectNameHint}
          autoComplete="off"
        />
      </div>
    </Panel>
  );
}

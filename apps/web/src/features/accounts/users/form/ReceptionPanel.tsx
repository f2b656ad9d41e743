import { Input, Select, TextInput } from '@mantine/core';
import { roleMay } from '@/api/roleMay';
import { CharacterPicker, useCharacters } from '@/features/characters';
import { useStores } from '@/features/stores';
import { choiceOf } from '@/forms/choiceOf';
import type { CheckedForm } from '@/forms/useCheckedForm';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { Panel } from '@/ui/Panel';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import classes from './ReceptionPanel.module.css';
import { noStore, type UserField } from './userFields';
import { userFormTexts } from './userForm.texts';

/** Where somebody attends to visitors, and as whom. */
export function ReceptionPanel({
  form,
  characterId,
  onCharacter,
}: {
  form: CheckedForm<UserField>;
  characterId: number | null;
  onCharacter: (characterId: number | null) => void;
}) {
  const t = useTexts(userFormTexts);
  const { data: stores = [] } = useStores();
  const characters = useCharacters();
  const seesCompanies = roleMay('company.manage');
  return (
    <Panel title={t.reception}>
      <div className={classes.fields}>
        <Select
          {...choiceOf(form, 'storeId')}
          label={t.store}
          data={[
            { value: noStore, label: t.noStore },
            ...stores.map(({ id, name, companyName }) => ({
              value: String(id),
              label: seesCompanies ? t.storeOf(companyName, name) : name,
            })),
          ]}
          searchable={stores.length > 10}
        />
        <Input.Wrapper label={t.character} labelElement="div">
          <Loaded query={characters} skeleton={<PanelSkeleton label={t.loadingCharacters} />}>
            {(cast) => (
              <CharacterPicker label={t.character} characters={cast} value={characterId} onChange={onCharacter} />
            )}
          </Loaded>
        </Input.Wrapper>
        <TextInput
          {...form.field('subjectName')}
          label={t.subjectName}
          description={t.subjectNameHint}
          autoComplete="off"
        />
      </div>
    </Panel>
  );
}

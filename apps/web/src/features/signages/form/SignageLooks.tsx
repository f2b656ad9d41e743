import { ThumbnailPanel } from '@/features/accounts';
import { CharacterPicker, charactersTexts, useCharacters } from '@/features/characters';
import type { Field } from '@/forms/field';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { Panel } from '@/ui/Panel';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import type { SignageDraft } from './signageFields';
import { signageFormTexts } from './signageForm.texts';

/** The picture in the lists, and who greets on the screen. */
export function SignageLooks({ form, name, current }: { form: Field<SignageDraft>; name: string; current: string }) {
  const t = useTexts(signageFormTexts);
  const { loading } = useTexts(charactersTexts);
  const characters = useCharacters();
  const character = form.at('default_character_id');
  return (
    <>
      <ThumbnailPanel name={name} current={current} chosen={form.at('image')} />
      <Loaded query={characters} skeleton={<PanelSkeleton label={loading} />}>
        {(cast) => (
          <Panel title={t.character}>
            <CharacterPicker label={t.character} characters={cast} value={character.value} onChange={character.set} />
          </Panel>
        )}
      </Loaded>
    </>
  );
}

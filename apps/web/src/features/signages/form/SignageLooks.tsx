import { ThumbnailPanel } from '@/features/accounts';
import { CharacterPicker, charactersTexts, useCharacters } from '@/features/characters';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { Panel } from '@/ui/Panel';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { signageFormTexts } from './signageForm.texts';

export interface Looks {
  image: File | null;
  characterId: number | null;
}

/** The picture in the lists, and who greets on the screen. */
export function SignageLooks({
  name,
  current,
  looks,
  onChange,
}: {
  name: string;
  current: string;
  looks: Looks;
  onChange: (looks: Looks) => void;
}) {
  const t = useTexts(signageFormTexts);
  const { loading } = useTexts(charactersTexts);
  const characters = useCharacters();
  return (
    <>
      <ThumbnailPanel
        name={name}
        current={current}
        chosen={looks.image}
        onChoose={(image) => onChange({ ...looks, image })}
      />
      <Loaded query={characters} skeleton={<PanelSkeleton label={loading} />}>
        {(cast) => (
          <Panel title={t.character}>
            <CharacterPicker
              label={t.character}
              characters={cast}
              value={looks.characterId}
              onChange={(characterId) => onChange({ ...looks, characterId })}
            />
          </Panel>
        )}
      </Loaded>
    </>
  );
}

import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { useCharacters } from '@/features/characters';
import { useOpenedDraft } from '@/features/signages/templates/preview/useOpenedDraft';
import { DrawnScene } from '@/scene/DrawnScene';
import { sampleState } from '@/scene/sampleState';
import { characterFor } from '../stage/characterFor';
import { useScreenSize } from '../stage/useScreenSize';
import { DraftLayer } from './DraftLayer';
import type { DraftOnScreen } from './draftOnScreen';

/** A template of a draft, as large as the screen. */
export function DraftScene({ draft: { draftId, templateKey } }: { draft: DraftOnScreen }) {
  const { shown } = useOpenedDraft({ draftId, templateKey, signageId: null });
  const { data: characters } = useCharacters();
  const size = useScreenSize(shown?.size);
  if (!shown) return null;
  const scene = shown.first;
  return (
    <DraftLayer>
      <DrawnScene
        template={shown.templateOf(scene) ?? bareTemplate}
        state={sampleState(scene)}
        size={size}
        character={characterFor(characters, shown.signage.character?.id ?? null)}
      />
    </DraftLayer>
  );
}

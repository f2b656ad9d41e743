import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { useCharacters } from '@/features/characters';
import { useDraftShown } from '@/features/signages/templates/preview/useDraftShown';
import { DrawnScene } from '@/scene/DrawnScene';
import { sampleState } from '@/scene/sampleState';
import { characterFor } from '../stage/characterFor';
import { useScreenSize } from '../stage/useScreenSize';
import type { DraftOnScreen } from './draftOnScreen';
import classes from './ShownDraft.module.css';

/** A template of a draft, as large as the screen. */
export function ShownDraft({ draft: { draftId, templateKey } }: { draft: DraftOnScreen }) {
  const { shown } = useDraftShown({ draftId, templateKey, signageId: null });
  const { data: characters } = useCharacters();
  const size = useScreenSize(shown?.size);
  if (!shown) return null;
  const scene = shown.first;
  return (
    <div className={classes.draft}>
      <DrawnScene
        template={shown.templateOf(scene) ?? bareTemplate}
        state={sampleState(scene)}
        size={size}
        character={characterFor(characters, shown.signage.character?.id ?? null)}
      />
    </div>
  );
}

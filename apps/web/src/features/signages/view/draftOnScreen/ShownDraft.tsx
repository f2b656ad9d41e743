import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { useCharacters } from '@/features/characters';
import { useDraftShown } from '@/features/signages/templates/preview/useDraftShown';
import { DrawnScene } from '@/scene/DrawnScene';
import { sampleState } from '@/scene/sampleState';
import { characterFor } from '../stage/characterFor';
import { useScreenSize } from '../stage/useScreenSize';
import classes from './ShownDraft.module.css';

/** The first scene of a draft, as large as the screen. */
export function ShownDraft({ draftId }: { draftId: number }) {
  const { shown } = useDraftShown({ draftId, signageId: null });
  const { data: characters } = useCharacters();
  const size = useScreenSize(shown?.size);
  if (!shown) return null;
  const scene = shown.scenes[0] ?? 'Standby';
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

import type { Scene } from '@mukae/contract/domain/signage/scene';
import type { Size } from '@mukae/contract/domain/signage/size';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { SceneThumbnail } from '@/scene/SceneThumbnail';
import { sampleState } from '@/scene/sampleState';
import type { SceneCharacter } from '@/scene/sceneState';
import type { SceneTemplates } from '@/scene/sceneTemplatesOf';
import { Panel } from '@/ui/Panel';
import classes from './SceneSelector.module.css';
import { templateTexts } from './template.texts';

/** Every scene in small. */
export function SceneSelector({
  scenes,
  size,
  character,
  selected,
  onSelect,
}: {
  scenes: SceneTemplates;
  size: Size;
  character: SceneCharacter;
  selected: Scene;
  onSelect: (scene: Scene) => void;
}) {
  const t = useTexts(templateTexts);
  const { device } = useTexts(statusTexts);
  return (
    <Panel title={t.scenes} className={classes.panel}>
      <ul className={classes.scenes} aria-label={t.scenes} style={{ '--ratio': size.width / size.height }}>
        {[...scenes].map(([scene, template]) => (
          <li key={scene} className={classes.scene}>
            <div className={classes.thumbnail} aria-hidden>
              <SceneThumbnail template={template} state={sampleState(scene)} size={size} character={character} />
            </div>
            <button
              type="button"
              className={classes.name}
              aria-pressed={scene === selected}
              onClick={() => onSelect(scene)}
            >
              {device[scene]}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

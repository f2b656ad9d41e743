import type { Scene } from '@mukae/contract/domain/signage/scene';
import type { Size } from '@mukae/contract/domain/signage/size';
import { useTexts } from '../../../language/LanguageProvider';
import { SceneThumbnail } from '../../../scene/SceneThumbnail';
import { sampleState } from '../../../scene/sampleState';
import type { SceneCharacter } from '../../../scene/sceneState';
import { sceneTemplateOf } from '../../../scene/sceneTemplateOf';
import { Panel } from '../../../ui/Panel';
import { statusTexts } from '../../service/status.texts';
import classes from './SceneSelector.module.css';
import { templateTexts } from './template.texts';
import type { TemplateAnswer } from './useSelectedScene';

/** Every scene in small. */
export function SceneSelector({
  templates,
  size,
  character,
  selected,
  onSelect,
}: {
  templates: readonly TemplateAnswer[];
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
        {templates.map((template) => (
          <li key={template.id} className={classes.scene}>
            <div className={classes.thumbnail} aria-hidden>
              <SceneThumbnail
                template={sceneTemplateOf(template)}
                state={sampleState(template.signage_state)}
                size={size}
                character={character}
              />
            </div>
            <button
              type="button"
              className={classes.name}
              aria-pressed={template.signage_state === selected}
              onClick={() => onSelect(template.signage_state)}
            >
              {device[template.signage_state]}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

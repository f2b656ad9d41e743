import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { DrawnScene } from '@/scene/DrawnScene';
import { sampleState } from '@/scene/sampleState';
import { MediaTimeline } from '../drawers/media/MediaTimeline';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import { Blocks } from './Blocks';
import { blocksShown } from './blocksShown';
import classes from './Stage.module.css';

/** The scene as visitors will see it, with its blocks to be taken hold of. */
export function Stage() {
  const { screenOf } = useTexts(templatesTexts);
  const { device } = useTexts(statusTexts);
  const { template, wanted, character, shown } = useEditor();
  const { size } = wanted;
  const seen = shown(template);
  return (
    <main className={classes.stage} aria-label={screenOf(device[template.scene])}>
      <div className={classes.room} style={{ '--ratio': size.width / size.height }}>
        <div className={classes.screen}>
          <DrawnScene
            key={template.key}
            template={seen}
            state={sampleState(template.scene)}
            size={size}
            character={character}
            isStill
          />
          <Blocks blocks={blocksShown(template.scene, seen, size)} />
        </div>
      </div>
      <MediaTimeline />
    </main>
  );
}

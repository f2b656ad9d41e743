import { sharesOf } from '@mukae/contract/domain/scene/screenPixels';
import { useMemo, useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { DrawnScene } from '@/scene/DrawnScene';
import { sampleState } from '@/scene/sampleState';
import { MediaTimeline } from '../drawers/media/MediaTimeline';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import { Blocks } from './Blocks';
import classes from './Stage.module.css';
import { useStage } from './StageContext';
import { type StageHelp, StagePill } from './StagePill';
import { usePlaces } from './usePlaces';
import { useZoom } from './useZoom';

/** The scene as visitors will see it, with its blocks to be taken hold of. */
export function Stage() {
  const { screenOf } = useTexts(templatesTexts);
  const { device } = useTexts(statusTexts);
  const { template, character } = useEditor();
  const places = usePlaces();
  const { moving, setScreen } = useStage();
  const { size, seen } = places;
  const zoom = useZoom(size);
  const [help, setHelp] = useState<StageHelp>({ guides: true, frames: true });
  const state = useMemo(() => sampleState(template.scene), [template.scene]);
  const now = moving ? { ...seen, boxes: { ...seen.boxes, [moving.block]: sharesOf(size, moving.box) } } : seen;
  return (
    <main className={classes.stage} aria-label={screenOf(device[template.scene])}>
      <div ref={zoom.room} className={classes.room} data-fit={zoom.isFit || undefined}>
        <div className={classes.air}>
          <div className={classes.screen} style={{ width: size.width * zoom.scale, height: size.height * zoom.scale }}>
            <div ref={setScreen} className={classes.scene} data-moving={moving?.block}>
              <DrawnScene key={template.key} template={now} state={state} size={size} character={character} isStill />
            </div>
            <Blocks places={places} zoom={zoom.scale} help={help} />
          </div>
        </div>
      </div>
      <MediaTimeline />
      <StagePill zoom={zoom} help={help} onHelp={setHelp} />
    </main>
  );
}

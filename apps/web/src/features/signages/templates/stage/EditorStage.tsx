import { sharesOf } from '@mukae/contract/domain/scene/screenPixels';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { DrawnScene } from '@/scene/DrawnScene';
import { sampleState } from '@/scene/sampleState';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import { Blocks } from './Blocks';
import classes from './EditorStage.module.css';
import { MediaTimeline } from './MediaTimeline';
import { useStage } from './StageContext';
import { type StageHelp, StagePill } from './StagePill';
import { usePlaces } from './usePlaces';
import { air, useZoom } from './useZoom';

/** The scene as visitors will see it, with its blocks to be taken hold of. */
export function EditorStage() {
  const { screenOf } = useTexts(templatesTexts);
  const { device } = useTexts(statusTexts);
  const { template, character, selection } = useEditor();
  const places = usePlaces();
  const { moving, setScreen } = useStage();
  const { size, seen } = places;
  const zoom = useZoom(size);
  const [help, setHelp] = useState<StageHelp>({ guides: true, frames: true });
  const { scale, isFit } = zoom;
  const bringIntoSight = useEffectEvent(() => {
    const { box } = places.blocks.find(({ block }) => block === selection) ?? { box: { x: 0, y: 0, ...size } };
    const room = zoom.room.current;
    room?.scrollTo({
      left: (box.x + box.width / 2) * scale + air.left - room.clientWidth / 2,
      top: (box.y + box.height / 2) * scale + air.top - room.clientHeight / 2,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the screen asks for it
  useEffect(() => {
    if (!isFit) bringIntoSight();
  }, [scale, isFit]);
  const state = useMemo(() => sampleState(template.scene), [template.scene]);
  const now = moving ? { ...seen, boxes: { ...seen.boxes, [moving.block]: sharesOf(size, moving.box) } } : seen;
  return (
    <main className={classes.stage} aria-label={screenOf(device[template.scene])}>
      <div ref={zoom.room} className={classes.room} data-fit={zoom.isFit || undefined}>
        <div className={classes.air} style={{ padding: `${air.top}px ${air.right}px ${air.bottom}px ${air.left}px` }}>
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

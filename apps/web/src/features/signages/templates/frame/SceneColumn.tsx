import { Title } from '@mantine/core';
import type { Size } from '@mukae/contract/domain/signage/size';
import { areAlike, type EditedTemplate } from '@mukae/contract/domain/template/draft';
import { isTimed, timedOf, usualOf } from '@mukae/contract/domain/template/timetable';
import { memo, useDeferredValue } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { SceneThumbnail } from '@/scene/SceneThumbnail';
import { sampleState } from '@/scene/sampleState';
import type { SceneCharacter } from '@/scene/sceneState';
import { type Editor, useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import { editorFrameTexts } from './editorFrame.texts';
import classes from './SceneColumn.module.css';
import { useArrowKeys } from './useArrowKeys';
import { useRested } from './useRested';

interface Small {
  template: EditedTemplate;
  size: Size;
  character: SceneCharacter;
  forVisitors: Editor['forVisitors'];
}

/** Drawn when the hand rests, and then after all else. */
function LateThumbnail({ template, forVisitors, ...rest }: Small) {
  const late = { template: useRested(template), forVisitors: useRested(forVisitors) };
  return (
    <Thumbnail template={useDeferredValue(late.template)} forVisitors={useDeferredValue(late.forVisitors)} {...rest} />
  );
}

const Thumbnail = memo(({ template, size, character, forVisitors }: Small) => (
  <SceneThumbnail
    template={forVisitors(template)}
    state={sampleState(template.scene)}
    size={size}
    character={character}
  />
));

/** Every scene in small, as it would be once it is published. */
export function SceneColumn() {
  const t = useTexts(editorFrameTexts);
  const { scenes } = useTexts(templatesTexts);
  const { device } = useTexts(statusTexts);
  const { live, wanted, template, character, forVisitors, goTo } = useEditor();
  const liveByKey = new Map(live.templates.map((one) => [one.key, one]));
  const arrows = useArrowKeys();
  const { size } = wanted;
  const inOrder = usualOf(wanted.templates).flatMap((usual) => [usual, ...timedOf(wanted.templates, usual.scene)]);
  return (
    <nav className={classes.column} aria-label={scenes}>
      <Title order={2} className={classes.title}>
        {scenes}
      </Title>
      <ul onKeyDown={arrows} style={{ '--ratio': size.width / size.height }}>
        {inOrder.map((one) => {
          const before = liveByKey.get(one.key);
          const isChanged = !before || !areAlike(before, one);
          return (
            <li key={one.key} className={classes.scene} data-timed={isTimed(one) || undefined}>
              <div className={classes.thumbnail} aria-hidden>
                <LateThumbnail template={one} size={size} character={character} forVisitors={forVisitors} />
              </div>
              <button
                type="button"
                className={classes.name}
                aria-pressed={one.key === template.key}
                onClick={() => goTo(one.key)}
              >
                <b>{one.hours?.name ?? device[one.scene]}</b>
                {one.hours && (
                  <small>
                    {one.hours.from}–{one.hours.until}
                  </small>
                )}
                {isChanged && <small data-changed>{t.changed}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

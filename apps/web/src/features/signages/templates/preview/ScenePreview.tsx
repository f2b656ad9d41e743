import { SegmentedControl, Select } from '@mantine/core';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import type { Size } from '@mukae/contract/domain/signage/size';
import { bareTemplate, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { type ReactNode, useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { DrawnScene } from '@/scene/DrawnScene';
import type { SceneCharacter } from '@/scene/sceneState';
import { previewTexts } from './preview.texts';
import { type PreviewState, previewStates, sceneOf, stateShown } from './previewStates';
import classes from './ScenePreview.module.css';

/** A screen in every state, alive, as large as it really is or whole, in a bright room or a dark one. */
export function ScenePreview({
  templateOf,
  size,
  character,
  first,
  scenes,
  head,
}: {
  templateOf: (scene: Scene) => SceneTemplate | undefined;
  size: Size;
  character: SceneCharacter;
  first: Scene;
  /** Those there are templates of. */
  scenes: readonly Scene[];
  /** What it is, and a way out of it. */
  head: ReactNode;
}) {
  const t = useTexts(previewTexts);
  const { device } = useTexts(statusTexts);
  const [state, setState] = useState<PreviewState>(first);
  const [isReal, setReal] = useState(false);
  const [room, setRoom] = useState<'light' | 'dark'>('light');
  const names: Readonly<Record<PreviewState, string>> = {
    ...device,
    Sharing: t.sharing,
    Absent: t.absent,
    Offline: t.offline,
    Askable: t.askable,
    Greeting: t.greeting,
    Listening: t.listening,
    Answering: t.answering,
    Unsure: t.unsure,
    HandingOver: t.handingOver,
    StaffAway: t.staffAway,
  };
  const known = previewStates.filter((one) => scenes.includes(sceneOf(one)));
  const stateNamed = (name: string | null) => known.find((one) => one === name) ?? state;
  return (
    <div className={classes.preview} data-room={room} data-real={isReal || undefined}>
      <header className={classes.head}>
        <div className={classes.title}>{head}</div>
        <Select
          className={classes.states}
          size="sm"
          aria-label={t.states}
          data={known.map((one) => ({ value: one, label: names[one] }))}
          value={state}
          allowDeselect={false}
          onChange={(name) => setState(stateNamed(name))}
        />
        <SegmentedControl
          role="radiogroup"
          size="xs"
          aria-label={t.scale}
          value={isReal ? 'real' : 'fit'}
          data={[
            { value: 'fit', label: t.fit },
            { value: 'real', label: t.real },
          ]}
          onChange={(value) => setReal(value === 'real')}
        />
        <SegmentedControl
          role="radiogroup"
          size="xs"
          aria-label={t.room}
          value={room}
          data={[
            { value: 'light', label: t.light },
            { value: 'dark', label: t.dark },
          ]}
          onChange={(value) => setRoom(value === 'dark' ? 'dark' : 'light')}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than the window is scrolled by keys, too */}
      <section className={classes.room} tabIndex={0} aria-label={names[state]}>
        <div
          className={classes.screen}
          style={{ '--ratio': size.width / size.height, '--real-width': `${size.width}px` }}
        >
          <DrawnScene
            template={templateOf(sceneOf(state)) ?? bareTemplate}
            state={stateShown(state)}
            size={size}
            character={character}
          />
        </div>
      </section>
    </div>
  );
}

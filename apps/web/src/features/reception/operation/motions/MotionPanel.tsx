import { Text } from '@mantine/core';
import { gestureOfKey } from '@mukae/contract/domain/avatar/gestureKeys';
import type { Expression, Motion } from '@mukae/contract/domain/avatar/motions';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import { Panel } from '@/ui/Panel';
import { usePlainKey } from '../keys/usePlainKey';
import { ExpressionChoice } from './ExpressionChoice';
import type { Gestures } from './Gestures';
import { MotionList } from './MotionList';
import classes from './MotionPanel.module.css';
import { motionsTexts } from './motions.texts';

/** What the avatar can be made to do. Null: who only watches has none, and sees what there would be. */
export function MotionPanel({ gestures }: { gestures: Gestures | null }) {
  return gestures ? <Ready gestures={gestures} /> : <Shown state={resting} />;
}

interface GestureState {
  motion: Motion | null;
  expression: Expression;
  actions: { play: (motion: Motion) => void; express: (expression: Expression) => void } | null;
}

const resting: GestureState = { motion: null, expression: 'plain', actions: null };

function Ready({ gestures }: { gestures: Gestures }) {
  const motion = useObserved(gestures.motion);
  const expression = useObserved(gestures.expression);
  usePlainKey((key) => {
    const gesture = gestureOfKey(key, expression);
    if (!gesture) return;
    if ('motion' in gesture) gestures.play(gesture.motion);
    else gestures.express(gesture.expression);
  });
  return <Shown state={{ motion, expression, actions: gestures }} />;
}

function Shown({ state: { motion, expression, actions } }: { state: GestureState }) {
  const t = useTexts(motionsTexts);
  return (
    <Panel title={t.title}>
      <MotionList playing={motion} onPlay={actions?.play ?? null} />
      <ExpressionChoice value={expression} onChoose={actions?.express ?? null} />
      <Text size="xs" c="dimmed" className={classes.note}>
        {actions ? t.overFace : t.whileWatching}
      </Text>
    </Panel>
  );
}

import { Title } from '@mantine/core';
import { expressionKey, gestureOfKey } from '@mukae/contract/domain/avatar/gestureKeys';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import { KeyCap } from '../keys/KeyCap';
import { usePlainKey } from '../keys/usePlainKey';
import { ExpressionChoice } from './ExpressionChoice';
import type { Gestures } from './Gestures';
import { MotionList } from './MotionList';
import classes from './MotionPanel.module.css';
import { motionsTexts } from './motions.texts';
import type { Unplayable } from './unplayable';

/** What the avatar can be made to do; where the visitor would not see it, nothing, and why. */
export function MotionPanel({
  gestures,
  hindrance,
  className,
}: {
  gestures: Gestures;
  hindrance: Unplayable | null;
  className?: string | undefined;
}) {
  const t = useTexts(motionsTexts);
  const motion = useObserved(gestures.motion);
  const expression = useObserved(gestures.expression);
  const actions = hindrance ? null : gestures;
  usePlainKey((key) => {
    const gesture = gestureOfKey(key, expression);
    if (!gesture) return;
    if ('motion' in gesture) actions?.play(gesture.motion);
    else actions?.express(gesture.expression);
  });
  return (
    <section
      className={[classes.panel, className].join(' ')}
      aria-label={t.panel}
      data-hindered={hindrance !== null || undefined}
    >
      <div className={classes.motions}>
        <Title order={2} className={classes.title}>
          {t.title}
        </Title>
        <MotionList playing={motion} onPlay={actions?.play ?? null} />
      </div>
      <span className={classes.line} />
      <div className={classes.expressions}>
        <Title order={2} className={classes.title}>
          {t.expression}
          <KeyCap of={expressionKey} />
          <small>{t.next}</small>
        </Title>
        <ExpressionChoice value={expression} onChoose={actions?.express ?? null} />
      </div>
      {hindrance && (
        <p className={classes.hindrance} role="status">
          <span>{t.hindrances[hindrance]}</span>
        </p>
      )}
    </section>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { expressionKey } from '@mukae/contract/domain/avatar/gestureKeys';
import { type Expression, expressions } from '@mukae/contract/domain/avatar/motions';
import { useId } from 'react';
import {
  type Icon,
  IconMoodAnnoyed,
  IconMoodHappy,
  IconMoodNeutral,
  IconMoodSad,
  IconMoodSmile,
  IconMoodSurprised,
} from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './ExpressionChoice.module.css';
import { motionsTexts } from './motions.texts';

const icons: Readonly<Record<Expression, Icon>> = {
  plain: IconMoodNeutral,
  smile: IconMoodSmile,
  joy: IconMoodHappy,
  sorry: IconMoodSad,
  surprise: IconMoodSurprised,
  serious: IconMoodAnnoyed,
};

/** How the avatar feels; the arrow keys walk along. */
export function ExpressionChoice({
  value,
  onChoose,
}: {
  value: Expression;
  onChoose: ((expression: Expression) => void) | null;
}) {
  const t = useTexts(motionsTexts);
  const group = useId();
  return (
    <fieldset className={classes.choice} disabled={!onChoose} title={t.overFace} aria-keyshortcuts={expressionKey}>
      <VisuallyHidden component="legend">{t.expression}</VisuallyHidden>
      <div className={classes.expressions}>
        {expressions.map((expression) => {
          const Shape = icons[expression];
          return (
            <label key={expression} className={classes.expression}>
              <input type="radio" name={group} checked={expression === value} onChange={() => onChoose?.(expression)} />
              <Shape size={19} stroke={1.7} aria-hidden />
              {t.expressions[expression]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

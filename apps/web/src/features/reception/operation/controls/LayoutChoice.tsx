import { type Layout, layouts } from '@mukae/contract/domain/template/template';
import { useId } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { controlsTexts } from './controls.texts';
import classes from './LayoutChoice.module.css';

/** The layouts in small; the arrow keys walk along them. */
export function LayoutChoice({
  value,
  hasMedia,
  onChoose,
}: {
  value: Layout;
  hasMedia: boolean;
  onChoose: (layout: Layout) => void;
}) {
  const t = useTexts(controlsTexts);
  const group = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t.layout}</legend>
      <div className={classes.layouts}>
        {layouts.map((layout) => (
          <label key={layout} className={classes.layout} title={t.layouts[layout]}>
            <input
              type="radio"
              name={group}
              aria-label={t.layouts[layout]}
              checked={layout === value}
              disabled={!hasMedia && layout !== 'onlyAvatar'}
              onChange={() => onChoose(layout)}
            />
            <span className={classes.sketch} data-layout={layout} />
          </label>
        ))}
      </div>
      <div className={classes.name}>{t.layouts[value]}</div>
    </fieldset>
  );
}

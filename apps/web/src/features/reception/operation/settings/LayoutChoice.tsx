import { type Layout, layouts } from '@mukae/contract/domain/template/template';
import { useId } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import classes from './LayoutChoice.module.css';
import { panelsTexts } from './panels.texts';

/** The layouts in small, each with its name; the arrow keys walk along them. */
export function LayoutChoice({
  value,
  hasMedia,
  onChoose,
}: {
  value: Layout;
  hasMedia: boolean;
  onChoose: (layout: Layout) => void;
}) {
  const t = useTexts(panelsTexts);
  const group = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t.layout}</legend>
      <div className={classes.layouts}>
        {layouts.map((layout) => (
          <label key={layout} className={classes.layout}>
            <input
              type="radio"
              name={group}
              checked={layout === value}
              disabled={!hasMedia && layout !== 'onlyAvatar'}
              onChange={() => onChoose(layout)}
            />
            <span className={classes.sketch} data-layout={layout} />
            {t.layouts[layout]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

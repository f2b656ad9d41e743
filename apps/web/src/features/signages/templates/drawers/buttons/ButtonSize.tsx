import { Slider } from '@mantine/core';
import { touchButtonLimits } from '@mukae/contract/domain/template/template';
import { WholeField } from '@/forms/WholeField';
import { useTexts } from '@/language/LanguageProvider';
import classes from './ButtonSize.module.css';
import { buttonsTexts } from './buttons.texts';

const { min, max } = touchButtonLimits.fontSize;

/** How large the letters of a button are: pulled, or written as a number. */
export function ButtonSize({ size, onChange }: { size: number; onChange: (size: number) => void }) {
  const t = useTexts(buttonsTexts);
  const fault = t.sizeFault(min, max);
  return (
    <div className={classes.size}>
      <div className={classes.line}>
        <span>{t.size}</span>
        <WholeField
          className={classes.number}
          size="xs"
          aria-label={t.size}
          value={size}
          noWhole={fault}
          faultOf={(whole) => (whole < min || whole > max ? fault : null)}
          faultClass={classes.fault}
          onChange={onChange}
        />
      </div>
      <Slider
        size="sm"
        thumbSize={20}
        label={null}
        thumbLabel={t.size}
        min={min}
        max={max}
        value={size}
        onChange={onChange}
      />
      <p className={classes.ends} aria-hidden>
        <span>{min}</span>
        <span>{max}</span>
      </p>
    </div>
  );
}

import { Slider, TextInput } from '@mantine/core';
import { touchButtonLimits } from '@mukae/contract/domain/template/template';
import { useTexts } from '@/language/LanguageProvider';
import { readWhole } from '../typed/readWhole';
import { useTyped } from '../typed/useTyped';
import classes from './ButtonSize.module.css';
import { buttonsTexts } from './buttons.texts';

const limits = touchButtonLimits.fontSize;

/** How large the letters of a button are: pulled, or written as a number. */
export function ButtonSize({ size, onChange }: { size: number; onChange: (size: number) => void }) {
  const t = useTexts(buttonsTexts);
  const { text, type, fault } = useTyped(size, {
    write: String,
    read: (typed) => {
      const value = readWhole(typed, limits);
      return value === null ? { isRight: false, fault: t.sizeFault(limits.min, limits.max) } : { isRight: true, value };
    },
    onRight: onChange,
  });
  return (
    <div className={classes.size}>
      <div className={classes.line}>
        <span>{t.size}</span>
        <TextInput
          className={classes.number}
          size="xs"
          aria-label={t.size}
          inputMode="numeric"
          value={text}
          error={fault !== null}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
      {fault !== null && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <Slider
        size="sm"
        label={null}
        thumbLabel={t.size}
        min={limits.min}
        max={limits.max}
        value={size}
        onChange={onChange}
      />
      <p className={classes.ends} aria-hidden>
        <span>{limits.min}</span>
        <span>{limits.max}</span>
      </p>
    </div>
  );
}

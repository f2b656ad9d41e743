import { useId } from 'react';
import classes from './LanguageSwitch.module.css';

type LanguageOption<Language extends string> = { value: Language; label: string };

/** Every language is written in itself. */
export function LanguageSwitch<Language extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Language;
  options: readonly LanguageOption<Language>[];
  onChange: (language: Language) => void;
}) {
  const name = useId();
  return (
    <fieldset className={classes.switch} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={classes.option} lang={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import type { ChangeEvent, ReactNode } from 'react';
import type { Write } from '../keys/ScreenKeyboard';
import { Words } from '../Words';
import classes from './LetterField.module.css';

/** Something to write; the keys on the screen write in the one that was touched last. */
export function LetterField({
  label,
  value,
  isWritten,
  isLong = false,
  onBegin,
  onWrite,
  children,
}: {
  label: BothLanguages;
  value: string;
  isWritten: boolean;
  /** Has several lines. */
  isLong?: boolean;
  onBegin: () => void;
  onWrite: Write;
  /** What there is to touch instead. */
  children?: ReactNode;
}) {
  const Field = isLong ? 'textarea' : 'input';
  return (
    <div className={classes.place}>
      <p className={classes.label}>
        <Words of={label} />
      </p>
      {children}
      <Field
        className={classes.field}
        aria-label={label.ja}
        value={value}
        data-written={isWritten || undefined}
        inputMode="none"
        autoComplete="off"
        onFocus={onBegin}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          onWrite(() => currentTarget.value)
        }
      />
    </div>
  );
}

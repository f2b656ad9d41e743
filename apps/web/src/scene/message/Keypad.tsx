import { letterWords } from '@mukae/contract/domain/scene/letterWords';
import { IconArrowBackUp } from '@/icons';
import { TouchTarget } from '../TouchTarget';
import classes from './Keypad.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '-', '0'] as const;

/** A telephone number needs no keyboard. */
export const Keypad = ({ onDigit, onErase }: { onDigit: (digit: string) => void; onErase: () => void }) => (
  <div className={classes.keys}>
    {digits.map((digit) => (
      <TouchTarget key={digit} className={classes.key} onTouch={() => onDigit(digit)}>
        {digit}
      </TouchTarget>
    ))}
    <TouchTarget className={classes.key} label={letterWords.erase.ja} onTouch={onErase}>
      <IconArrowBackUp className={classes.sign} stroke={2.2} aria-hidden />
    </TouchTarget>
  </div>
);

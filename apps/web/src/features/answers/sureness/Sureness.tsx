import { sureness } from '@mukae/contract/domain/answer/sureness';
import classes from './Sureness.module.css';

/** What she does by herself with a question that she is so sure of. */
function levelOf(percent: number, answersFrom: number): 'high' | 'middle' | 'low' {
  if (percent >= answersFrom) return 'high';
  return percent >= sureness.asksFrom ? 'middle' : 'low';
}

/** How sure she is: a bar with the two places where she changes her mind, and the number. */
export function Sureness({
  percent,
  answersFrom = sureness.answersFrom.usual,
  isSmall = false,
}: {
  percent: number;
  /** Percent, of the company. */
  answersFrom?: number | undefined;
  isSmall?: boolean;
}) {
  return (
    <span className={classes.sureness} data-level={levelOf(percent, answersFrom)} data-small={isSmall || undefined}>
      <span
        className={classes.track}
        style={{
          '--sure': `${percent}%`,
          '--asks-from': `${sureness.asksFrom}%`,
          '--answers-from': `${answersFrom}%`,
        }}
        aria-hidden
      >
        <i />
      </span>
      <b>{percent} %</b>
    </span>
  );
}

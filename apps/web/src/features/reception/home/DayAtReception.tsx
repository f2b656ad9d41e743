import { AwayScreens } from './AwayScreens';
import classes from './DayAtReception.module.css';
import { TodaysCalls } from './TodaysCalls';

/** The calls of the day, and beside them the screens from which none can come. */
export function DayAtReception() {
  return (
    <div className={classes.day}>
      <TodaysCalls />
      <AwayScreens />
    </div>
  );
}

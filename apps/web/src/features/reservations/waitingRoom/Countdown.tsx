import { useTexts } from '@/language/LanguageProvider';
import classes from './Countdown.module.css';
import { countdown } from './countdown';
import { waitingRoomTexts } from './waitingRoom.texts';

export function Countdown({ ms }: { ms: number }) {
  const t = useTexts(waitingRoomTexts);
  return (
    <div className={classes.countdown} role="timer" aria-label={t.untilStart}>
      {countdown(ms).map(({ unit, value }) => (
        <span key={unit} className={classes.part}>
          <b>{String(value).padStart(2, '0')}</b>
          {t.units[unit]}
        </span>
      ))}
    </div>
  );
}

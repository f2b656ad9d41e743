import { VisuallyHidden } from '@mantine/core';
import type { UsageAnswer } from '@mukae/contract/calls/usage';
import { japanClock, japanMonth } from '@mukae/contract/domain/time/japanTime';
import { useTexts } from '@/language/LanguageProvider';
import { useServerNow } from '@/live/useServerNow';
import { daysOf, isTold, plotTop } from './plot';
import classes from './UsageByDay.module.css';
import { usageScreenTexts } from './usageScreen.texts';

/** A bar for each day, as high as much was talked. */
export function UsageByDay({ usage: { month, byDay } }: { usage: UsageAnswer }) {
  const t = useTexts(usageScreenTexts);
  const now = new Date(useServerNow());
  const today = japanMonth(now) === month ? japanClock(now).day : undefined;
  const days = daysOf(month, byDay);
  const top = plotTop(byDay);
  return (
    <figure className={classes.plot}>
      <figcaption>{t.byDay}</figcaption>
      <div className={classes.area}>
        {[0, top / 2, top].map((step) => (
          <span key={step} className={classes.step} style={{ bottom: `${(100 * step) / top}%` }} aria-hidden>
            <span>{step === 0 ? `0 ${t.minutes}` : step}</span>
          </span>
        ))}
        <ol className={classes.days} aria-label={t.byDay}>
          {days.map(({ day, minutes }) => (
            <li key={day} data-now={day === today || undefined} aria-hidden={minutes === 0}>
              <i style={{ height: `${(100 * minutes) / top}%` }} aria-hidden />
              {isTold(day, days.length, today) && (
                <span className={classes.number} aria-hidden>
                  {day}
                </span>
              )}
              <VisuallyHidden>{t.ofDay(day, minutes)}</VisuallyHidden>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

import { VisuallyHidden } from '@mantine/core';
import type { CallSummary } from '@mukae/contract/calls/callRecords';
import { japanClock } from '@mukae/contract/domain/time/japanTime';
import { useTexts } from '@/language/LanguageProvider';
import { useServerNow } from '@/live/useServerNow';
import { callsOfHours, fatesOfCalls, type HourOfCalls } from './callsOfHours';
import { homeTexts } from './home.texts';
import classes from './TodaysCalls.module.css';

/** A bar for each hour, as high as many called, in the parts of what became of it. */
export function CallsByHour({ today }: { today: CallSummary }) {
  const t = useTexts(homeTexts);
  const now = japanClock(new Date(useServerNow())).hour;
  const hours = callsOfHours(today.byHour, now);
  const most = Math.max(...hours.map(({ total }) => total));
  return (
    <ol className={classes.hours} aria-label={t.calls.byHour}>
      {hours.map((hour) => (
        <Hour key={hour.hour} {...hour} most={most} now={now} />
      ))}
    </ol>
  );
}

function Hour({ hour, fates, total, most, now }: HourOfCalls & { most: number; now: number }) {
  const t = useTexts(homeTexts);
  return (
    <li className={classes.hour} data-now={hour === now || undefined} data-later={hour > now || undefined}>
      <span className={classes.bar} aria-hidden>
        {fatesOfCalls
          .filter((fate) => fates[fate] > 0)
          .map((fate) => (
            <i key={fate} data-fate={fate} style={{ height: `${(100 * fates[fate]) / most}%` }} />
          ))}
      </span>
      <span className={classes.number} aria-hidden>
        {hour}
      </span>
      <VisuallyHidden>{t.calls.ofHour(hour, total, fates.missed)}</VisuallyHidden>
    </li>
  );
}

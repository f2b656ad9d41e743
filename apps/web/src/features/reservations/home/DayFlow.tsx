import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { ListPager } from '@/lists/ListPager';
import { pageBounds } from '@/lists/pageBounds';
import { Panel } from '@/ui/Panel';
import { enteringTexts } from '../entering/entering.texts';
import type { MeetingEntry } from '../entering/useMeetingEntry';
import { rowsOnPage } from '../rowsOnPage';
import classes from './DayFlow.module.css';
import { MeetingRow } from './MeetingRow';
import { reservationHomeTexts } from './reservationHome.texts';
import { aheadSince } from './today';

/** All meetings of the day, five at a time; it opens where the next one stands. */
export function DayFlow({
  meetings,
  next,
  now,
  entry,
  whyNotId,
}: {
  meetings: readonly Reservation[];
  next: Reservation | undefined;
  now: Date;
  entry: MeetingEntry;
  whyNotId: string;
}) {
  const t = useTexts(reservationHomeTexts);
  const { when } = useTexts(enteringTexts);
  const [turnedTo, turnTo] = useState<number | null>(null);
  const ofNext = next ? Math.floor(meetings.indexOf(next) / rowsOnPage) + 1 : 1;
  const since = aheadSince(meetings, now);
  const bounds = pageBounds(meetings.length, turnedTo ?? ofNext, rowsOnPage);
  return (
    <Panel space="flush" title={t.flow} aside={<span id={whyNotId}>{when}</span>}>
      <ul className={classes.rows} aria-label={t.flow}>
        {meetings.slice(bounds.from - 1, bounds.to).map((meeting) => (
          <MeetingRow key={meeting.id} meeting={meeting} since={since} now={now} entry={entry} whyNotId={whyNotId} />
        ))}
      </ul>
      {bounds.pages > 1 && <ListPager bounds={bounds} onPage={turnTo} />}
    </Panel>
  );
}

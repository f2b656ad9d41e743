import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { useId } from 'react';
import { GuestAwaited } from '../entering/GuestAwaited';
import { useMeetingEntry } from '../entering/useMeetingEntry';
import { DayFlow } from './DayFlow';
import { NextMeeting } from './NextMeeting';
import { NothingLeft } from './NothingLeft';
import { nextOf } from './today';

export function TodaysMeetings({ meetings, now }: { meetings: readonly Reservation[]; now: Date }) {
  const entry = useMeetingEntry(now);
  const next = nextOf(meetings, now);
  const whyNotId = useId();
  return (
    <>
      {next ? (
        <NextMeeting meeting={next} now={now} entry={entry} whyNotId={whyNotId} />
      ) : (
        <NothingLeft hadSome={meetings.length > 0} />
      )}
      {meetings.length > 0 && <DayFlow meetings={meetings} next={next} now={now} entry={entry} whyNotId={whyNotId} />}
      <GuestAwaited entry={entry} />
    </>
  );
}

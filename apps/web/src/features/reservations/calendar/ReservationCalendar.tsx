import { useMediaQuery } from '@mantine/hooks';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { weekdayOf } from '@mukae/contract/domain/hours/weekday';
import { usualBookingRules } from '@mukae/contract/domain/reservation/bookingRules';
import { japanDay } from '@mukae/contract/domain/time/japanTime';
import { useState } from 'react';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { RefusedRead } from '@/serving/RefusedRead';
import { Panel } from '@/ui/Panel';
import { OpenBookingDialog } from '../booking/OpenBookingDialog';
import { CalendarBar } from './CalendarBar';
import { CalendarFoot } from './CalendarFoot';
import { CalendarHead } from './CalendarHead';
import { CalendarSkeleton } from './CalendarSkeleton';
import { calendarTexts } from './calendar.texts';
import type { CalendarCaller } from './calendarCaller';
import { besideView, daysIn } from './calendarView';
import { DateButtons } from './DateButtons';
import { gridTimes, showsClosed } from './gridTimes';
import { MonthOfTimes } from './MonthOfTimes';
import { MoveQuestion, type Moving } from './MoveQuestion';
import { PickableTimes } from './PickableTimes';
import { rangeInWords } from './rangeInWords';
import { hiddenWeekdays, hidesDay } from './shownTimes';
import { takenForNew } from './takenTimes';
import { useCalendarAddress } from './useCalendarAddress';
import { useCalendarTimes } from './useCalendarTimes';
import { useFirstDay } from './useFirstDay';
import { useMinute } from './useMinute';
import { useNamedReservation } from './useNamedReservation';
import { useOpenBooking } from './useOpenBooking';
import { WaitingPanel } from './WaitingPanel';

export function ReservationCalendar({ caller }: { caller: CalendarCaller }) {
  const { loading } = useTexts(calendarTexts);
  const { language } = useLanguage();
  const onPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const now = useMinute();
  const { view, day: asked, go, goInstead } = useCalendarAddress(onPhone ? 'day' : 'week');
  const today = japanDay(now);
  const [isWholeDay, setWholeDay] = useState(false);
  const [moving, setMoving] = useState<Moving | null>(null);
  const booking = useOpenBooking(caller);
  const named = useNamedReservation();
  const firstDay = useFirstDay(today);

  const decided = asked ?? named?.day ?? booking.keptDay ?? firstDay;
  const day = decided ?? today;
  const days = daysIn(view, day);
  const { rules, times: known, refused } = useCalendarTimes(view, day);
  const isHidden = hidesDay(rules ?? usualBookingRules, known?.own ?? []);
  const hidden = view === 'day' ? [] : hiddenWeekdays(days, isHidden);
  const shown = days.filter((one) => !hidden.includes(weekdayOf(one)));
  const openReservation = (reservation: Reservation) =>
    booking.openAs({ kind: 'reserved', id: reservation.id, seen: reservation });

  const open = booking.open ?? (named ? { kind: 'reserved' as const, id: named.id } : null);
  const leaveDialog = (toDay: string) => {
    booking.close();
    if (named) goInstead({ day: toDay });
    else if (!days.includes(toDay)) go({ day: toDay });
  };

  const times = rules &&
    known && { ...known, grounds: { rules, taken: takenForNew(known.busy, known.own, rules), now }, shown, hidden };
  const grid = times && view !== 'month' && gridTimes(times, isWholeDay);

  return (
    <>
      <CalendarHead caller={caller} onEnterTime={() => booking.openForm()} />
      <Panel space="flush">
        <CalendarBar
          view={view}
          range={decided ? rangeInWords(view, shown, day, language) : ''}
          onView={(next) => go({ view: next, day })}
          onNow={() => go({ day: firstDay ?? today })}
          onStep={(way) => go({ day: besideView(view, day, way, isHidden) })}
        />
        {onPhone && view === 'day' && (
          <DateButtons
            days={daysIn('week', day).filter((one) => !isHidden(one))}
            chosen={day}
            today={today}
            onDay={(next) => go({ day: next })}
          />
        )}
        {refused?.error && (
          <RefusedRead
            refusal={refused.error.answer}
            isReading={refused.isFetching}
            onRetry={() => void refused.refetch()}
          />
        )}
        {!times && !refused && <CalendarSkeleton label={loading} />}
        {times && view === 'month' && (
          <MonthOfTimes
            {...times}
            day={day}
            onPhone={onPhone}
            onDay={(next) => go({ view: 'day', day: next })}
            onOpen={openReservation}
          />
        )}
        {times && grid && (
          <PickableTimes
            {...times}
            {...grid}
            key={`${view} ${day}`}
            view={view}
            day={day}
            caller={caller}
            onPhone={onPhone}
            isFormOpen={open !== null || moving !== null}
            moving={moving}
            onMove={setMoving}
            onOpen={openReservation}
            onReserve={booking.openForm}
          />
        )}
        <CalendarFoot
          withOwn={caller === 'booker'}
          withClosed={Boolean(times && grid && showsClosed(times, grid.hours))}
          wholeDay={view === 'month' ? null : isWholeDay}
          onWholeDay={setWholeDay}
        />
      </Panel>
      {caller === 'booker' && <WaitingPanel />}
      <OpenBookingDialog
        open={open}
        feeRate={rules?.feeRate}
        onOpen={booking.openAs}
        onPlaced={({ startsAt }) => leaveDialog(japanDay(startsAt))}
        onClose={() => leaveDialog(day)}
      />
      <MoveQuestion moving={moving} onOver={() => setMoving(null)} />
    </>
  );
}

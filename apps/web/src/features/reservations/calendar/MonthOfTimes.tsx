import type { BookingRulesAnswer } from '@mukae/contract/calls/bookingRules';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import type { Weekday } from '@mukae/contract/domain/hours/weekday';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { japanDay } from '@mukae/contract/domain/time/japanTime';
import { ownEvent, reservationOf } from './calendarEvents';
import { dayState } from './dayState';
import { MonthCell } from './MonthCell';
import { MonthGrid } from './MonthGrid';
import type { Grounds } from './picking';
import { hoursOn, shownHours } from './shownTimes';
import { takenByOthers } from './takenTimes';

/** What a part of the calendar shows. */
export interface CalendarTimes {
  busy: readonly TimeSlot[];
  own: readonly Reservation[];
  grounds: Grounds<BookingRulesAnswer>;
  /** The days that are shown. */
  shown: readonly string[];
  hidden: readonly Weekday[];
}

export function MonthOfTimes({
  busy,
  own,
  grounds,
  shown,
  hidden,
  day,
  onPhone,
  onDay,
  onOpen,
}: CalendarTimes & {
  day: string;
  onPhone: boolean;
  onDay: (day: string) => void;
  onOpen: (reservation: Reservation) => void;
}) {
  const hours = shownHours(grounds.rules, shown, []);
  const taken = takenByOthers(busy, own);
  const today = japanDay(grounds.now);
  const open = (eventId: string) => {
    const reservation = reservationOf(eventId, own);
    if (reservation) onOpen(reservation);
  };
  return (
    <MonthGrid
      day={day}
      hidden={hidden}
      events={own.map((reservation) => ({ ...ownEvent(reservation, reservation, grounds.now), editable: false }))}
      cell={(one, isOther) => (
        <MonthCell
          day={one}
          state={dayState(one, hours, grounds)}
          isToday={one === today}
          isOther={isOther}
          span={hoursOn(one, hours)}
          taken={taken}
          own={own}
        />
      )}
      shownEvents={onPhone ? 0 : 2}
      onDay={onDay}
      onOpen={open}
    />
  );
}

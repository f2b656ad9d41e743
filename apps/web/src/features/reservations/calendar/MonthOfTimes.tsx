import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { japanDay } from '@mukae/contract/domain/time/japanTime';
import { ownEvent, reservationOf } from './calendarEvents';
import type { CalendarTimes } from './calendarTimes';
import { dayState } from './dayState';
import { MonthCell } from './MonthCell';
import { MonthGrid } from './MonthGrid';
import { hoursOn, shownHours } from './shownTimes';
import { takenByOthers } from './takenTimes';

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
  const taken = takenByOthers(busy, own, grounds.rules);
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

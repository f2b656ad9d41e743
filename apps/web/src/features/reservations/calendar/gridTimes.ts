import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { overlap, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import type { CalendarTimes } from './calendarTimes';
import { spanOfDays } from './calendarView';
import { allHours, closedOn, hoursOn, type ShownHours, shownHours } from './shownTimes';
import { takenByOthers } from './takenTimes';

/** What lies on the days of a grid, and within which hours these are shown. */
export interface GridTimes {
  others: readonly TimeSlot[];
  shownOwn: readonly Reservation[];
  hours: ShownHours;
}

export function gridTimes({ busy, own, grounds, shown }: CalendarTimes, isWholeDay: boolean): GridTimes {
  const span = spanOfDays(shown);
  const others = takenByOthers(busy, own, grounds.rules).filter((slot) => overlap(slot, span));
  const shownOwn = own.filter((slot) => overlap(slot, span));
  const hours = isWholeDay ? allHours : shownHours(grounds.rules, shown, [...others, ...shownOwn]);
  return { others, shownOwn, hours };
}

/** Whether some of what is shown is shaded as closed. */
export const showsClosed = ({ grounds, shown }: Pick<CalendarTimes, 'grounds' | 'shown'>, hours: ShownHours): boolean =>
  shown.some((day) => closedOn(grounds.rules, day).some((slot) => overlap(slot, hoursOn(day, hours))));

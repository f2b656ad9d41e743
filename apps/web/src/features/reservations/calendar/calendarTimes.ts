import type { BookingRulesAnswer } from '@mukae/contract/calls/bookingRules';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import type { Weekday } from '@mukae/contract/domain/hours/weekday';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import type { Grounds } from './picking';

/** What a part of the calendar shows. */
export interface CalendarTimes {
  busy: readonly TimeSlot[];
  own: readonly Reservation[];
  grounds: Grounds<BookingRulesAnswer>;
  /** The days that are shown. */
  shown: readonly string[];
  hidden: readonly Weekday[];
}

import { type BookingRules, bookableOn } from '@mukae/contract/domain/reservation/bookingRules';
import { publicHoliday } from '@mukae/contract/domain/reservation/publicHolidays';
import { slotMs } from '@mukae/contract/domain/reservation/slot';
import { japanDay } from '@mukae/contract/domain/time/japanTime';
import { freeTimesOn, type Grounds } from './picking';
import { allHours, hoursOn, type ShownHours } from './shownTimes';

export type DayState = 'free' | 'nearlyFull' | 'full' | 'closed' | 'holiday' | 'past';

const nearlyFullBelow = 0.25;

export const isHolidayOff = ({ closedOnHolidays }: BookingRules, day: string): boolean =>
  closedOnHolidays && publicHoliday(day) !== undefined;

/** How a day stands as a month tells it: by the hours that are shown, but full only where nothing is left beside them either. */
export function dayState(day: string, hours: ShownHours, grounds: Grounds): DayState {
  const { rules, now } = grounds;
  if (!bookableOn(rules, day)) return isHolidayOff(rules, day) ? 'holiday' : 'closed';
  if (day < japanDay(now)) return 'past';
  const free = freeTimesOn(day, hours, grounds).reduce((sum, slot) => sum + slotMs(slot), 0);
  if (free === 0 && freeTimesOn(day, allHours, grounds).length === 0) return 'full';
  return free < nearlyFullBelow * slotMs(hoursOn(day, hours)) ? 'nearlyFull' : 'free';
}

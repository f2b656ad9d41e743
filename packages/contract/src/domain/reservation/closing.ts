import { weekdayOf } from '../hours/weekday';
import { dayBeside } from '../time/dayBeside';
import { japanDay, japanMonth, lastDayOf, monthBeside } from '../time/japanTime';
import { isPublicHoliday } from './publicHolidays';

/** So long after its end a month is closed: by then the last call of it has been written down. */
const closingDelayMs = 2 * 60 * 60 * 1000;

/** The last month that can be closed by now. */
export const lastClosableMonth = (now: Date): string =>
  monthBeside(japanMonth(new Date(now.getTime() - closingDelayMs)), -1);

/** Where a line of a month goes when all months up to one are closed. */
export const firstOpenMonth = (month: string, closedUntil: string | undefined): string =>
  closedUntil !== undefined && closedUntil >= month ? monthBeside(closedUntil, 1) : month;

/** Banks rest at the end of the year, too. */
const isBankHoliday = (day: string): boolean =>
  ['sat', 'sun'].includes(weekdayOf(day)) || isPublicHoliday(day) || /-(12-31|01-02|01-03)$/.test(day);

/** Nobody is asked to pay sooner than so many days after she was told. */
const leastDaysToPay = 14;

function lastBankDayOf(month: string): string {
  let day = lastDayOf(month);
  while (isBankHoliday(day)) day = dayBeside(day, -1);
  return day;
}

/** Until when a month is paid: the last bank day of the next one; who is told too late for that has until the end of the month after. */
export function dueDay(month: string, issuedAt: Date): string {
  const usual = lastBankDayOf(monthBeside(month, 1));
  const isInTime = dayBeside(japanDay(issuedAt), leastDaysToPay) <= usual;
  return isInTime ? usual : lastBankDayOf(monthBeside(japanMonth(issuedAt), 1));
}

/** As people write it: INV-000001 and up. */
export const invoiceNumber = (number: number): string => `INV-${String(number).padStart(6, '0')}`;

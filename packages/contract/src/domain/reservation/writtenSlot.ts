import { fromJapanWords, toJapanWords } from '../time/japanTime';
import { type SlotFault, slotFault, type TimeSlot } from './slot';

/** From when to when as a form has it, in Japan: days YYYY-MM-DD, times HH:MM with or without seconds. Empty: not filled in. */
export interface WrittenSlot {
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
}

/** What a form begins with; an end without a time is at the usual one. */
const usualTimes = { startTime: '09:00:00', endTime: '18:00:00' } as const;

export const emptySlot: WrittenSlot = { startDate: '', endDate: '', ...usualTimes };

type WrittenFault = 'startDateRequired' | 'startTimeRequired' | 'endDateRequired' | SlotFault;
type WrittenSlotFaults = Partial<Record<keyof WrittenSlot, WrittenFault>>;

export function writtenSlot({ startsAt, endsAt }: TimeSlot): WrittenSlot {
  const [startDate = '', startTime = ''] = toJapanWords(startsAt).split(' ');
  const [endDate = '', endTime = ''] = toJapanWords(endsAt).split(' ');
  return { startDate, startTime, endDate, endTime };
}

const missingIn = ({ startDate, startTime, endDate }: WrittenSlot): WrittenSlotFaults => ({
  ...(startDate === '' && { startDate: 'startDateRequired' }),
  ...(startTime === '' && { startTime: 'startTimeRequired' }),
  ...(endDate === '' && { endDate: 'endDateRequired' }),
});

/** The slot whatever is wrong with it; null where a part of it is missing. */
export function slotAsWritten(written: WrittenSlot): TimeSlot | null {
  if (Object.keys(missingIn(written)).length > 0) return null;
  const { startDate, startTime, endDate, endTime } = written;
  const startsAt = fromJapanWords(`${startDate} ${startTime}`);
  const endsAt = fromJapanWords(`${endDate} ${endTime || usualTimes.endTime}`);
  return Number.isNaN(startsAt.getTime()) || Number.isNaN(endsAt.getTime()) ? null : { startsAt, endsAt };
}

/** What is wrong with it, by the field to be mended. */
export function writtenSlotFaults(written: WrittenSlot, now: Date): WrittenSlotFaults {
  const slot = slotAsWritten(written);
  if (!slot) return missingIn(written);
  const found = slotFault(slot, now);
  if (!found) return {};
  if (found.fault === 'tooLongAgo') return { startDate: found.fault };
  return found.at === 'start' ? { startTime: found.fault } : { endTime: found.fault };
}

import { fromJapanWords, toJapanWords } from '../time/japanTime';
import { usualTimes, type WrittenSlot } from './emptySlot';
import { type SlotFault, slotFault, type TimeSlot } from './slot';

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

const instantsOf = ({ startDate, startTime, endDate, endTime }: WrittenSlot): TimeSlot => ({
  startsAt: fromJapanWords(`${startDate} ${startTime}`),
  endsAt: fromJapanWords(`${endDate} ${endTime || usualTimes.endTime}`),
});

/** A field for a day takes years of six digits, which no instant has. */
const isBeyond = (instant: Date): boolean => Number.isNaN(instant.getTime());

/** The slot whatever is wrong with it; null where it is none. */
export function slotAsWritten(written: WrittenSlot): TimeSlot | null {
  const slot = instantsOf(written);
  const isNone = Object.keys(missingIn(written)).length > 0 || isBeyond(slot.startsAt) || isBeyond(slot.endsAt);
  return isNone ? null : slot;
}

/** Why there is no slot. */
function faultsOfNone(written: WrittenSlot): WrittenSlotFaults {
  const missing = missingIn(written);
  if (Object.keys(missing).length > 0) return missing;
  return isBeyond(instantsOf(written).startsAt) ? { startDate: 'tooFarAhead' } : { endDate: 'tooFarAhead' };
}

const faultsOfDay: readonly SlotFault[] = ['tooLongAgo', 'tooFarAhead'];

/** The field to be mended is a day that is another one, or else a time. */
function faultsOf(slot: TimeSlot, { startDate, endDate }: WrittenSlot, now: Date): WrittenSlotFaults | null {
  const found = slotFault(slot, now);
  if (!found) return null;
  const { at, fault } = found;
  if (at === 'start') return faultsOfDay.includes(fault) ? { startDate: fault } : { startTime: fault };
  return fault === 'offGrid' || endDate === startDate ? { endTime: fault } : { endDate: fault };
}

/** The slot, or what is wrong with it. */
export function readSlot(written: WrittenSlot, now: Date): { slot: TimeSlot } | { faults: WrittenSlotFaults } {
  const slot = slotAsWritten(written);
  if (!slot) return { faults: faultsOfNone(written) };
  const faults = faultsOf(slot, written, now);
  return faults ? { faults } : { slot };
}

import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { japanTimeOfDay } from '@mukae/contract/domain/time/japanTime';
import type { Language } from '@mukae/contract/language';
import { dayAsSeenFrom } from './dayAsSeenFrom';
import { dayInWords } from './dayInWords';

/** When it ends: at midnight it is still the day on which it began. */
export const endOfSlot = ({ endsAt }: Pick<TimeSlot, 'endsAt'>): string => {
  const time = japanTimeOfDay(endsAt);
  return time === '00:00' ? '24:00' : time;
};

/** 10:30 – 11:10, by the clock of the reception. */
export const slotInWords = (slot: TimeSlot): string => `${japanTimeOfDay(slot.startsAt)} – ${endOfSlot(slot)}`;

const onDay = (day: string, slot: TimeSlot, language: Language): string =>
  `${day}${language === 'ja' ? '' : ', '}${slotInWords(slot)}`;

/** 11月19日（木）14:00 – 14:40 */
export const slotOfDay = (slot: TimeSlot, language: Language): string =>
  onDay(dayInWords(slot.startsAt, language), slot, language);

/** The same, with its year where that is another one. */
export const slotAsSeenFrom = (now: Date, slot: TimeSlot, language: Language): string =>
  onDay(dayAsSeenFrom(now, slot.startsAt, language), slot, language);

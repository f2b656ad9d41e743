import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { japanTimeOfDay } from '@mukae/contract/domain/time/japanTime';
import type { Language } from '@mukae/contract/language';
import { dayInWords } from './dayInWords';

/** When it ends: at midnight it is still the day on which it began. */
export const endOfSlot = ({ endsAt }: Pick<TimeSlot, 'endsAt'>): string => {
  const time = japanTimeOfDay(endsAt);
  return time === '00:00' ? '24:00' : time;
};

/** 10:30 – 11:10, by the clock of the reception. */
export const slotInWords = (slot: TimeSlot): string => `${japanTimeOfDay(slot.startsAt)} – ${endOfSlot(slot)}`;

/** 11月19日（木）14:00 – 14:40 */
export const slotOfDay = (slot: TimeSlot, language: Language): string =>
  `${dayInWords(slot.startsAt, language)}${language === 'ja' ? '' : ', '}${slotInWords(slot)}`;

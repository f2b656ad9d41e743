import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { japanDay, japanTimeOfDay } from '@mukae/contract/domain/time/japanTime';
import type { Language } from '@mukae/contract/language';

const zones = { ja: '日本時間', en: 'Japan time' } as const;
const locales = { ja: 'ja-JP', en: 'en-GB' } as const;

function dayInWords(day: string, language: Language): string {
  const date = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language], date).format(new Date(`${day}T00:00:00Z`));
}

/** When it is, as people read it. */
export const slotInMail = ({ startsAt, endsAt }: TimeSlot, language: Language): string =>
  `${dayInWords(japanDay(startsAt), language)} ${japanTimeOfDay(startsAt)} – ${japanTimeOfDay(endsAt)} (${zones[language]})`;

import type { Opening } from '../hours/opening';
import { hoursAt } from '../hours/openingHours';
import { dateInWords } from '../time/dateInWords';
import { dayMs, japanDay, toJapanIso } from '../time/japanTime';
import type { BothLanguages } from './sceneWords';

const later: BothLanguages = {
  ja: 'しばらくしてから、もう一度お呼びください',
  en: 'Please call again a little later.',
};

const minuteOf = (instant: Date): string => toJapanIso(instant).slice(11, 16).replace(/^0/, '');

/** きょう, あす or 11月18日（水）: the day, as seen from now. */
function dayInWords(instant: Date, now: Date): BothLanguages {
  if (japanDay(instant) === japanDay(now)) return { ja: 'きょう', en: 'today' };
  if (japanDay(instant) === japanDay(new Date(now.getTime() + dayMs))) return { ja: 'あす', en: 'tomorrow' };
  const inJapan = { timeZone: 'Asia/Tokyo', month: 'long', day: 'numeric', weekday: 'short' } as const;
  return { ja: dateInWords(instant).ja, en: `on ${new Intl.DateTimeFormat('en', inJapan).format(instant)}` };
}

/** When somebody will be there, as far as the hours tell. */
interface Back {
  /** In a sentence, which asks to call again where nobody knows. */
  back: BothLanguages;
  /** In short; null: nobody knows. */
  opens: BothLanguages | null;
}

export function backInWords({ openingHours }: Pick<Opening, 'openingHours'>, now: Date): Back {
  const told = openingHours && hoursAt(openingHours, now);
  if (told?.is !== 'closed' || !told.opensAt) return { back: later, opens: null };
  const day = dayInWords(told.opensAt, now);
  const minute = minuteOf(told.opensAt);
  return {
    back: { ja: `${day.ja} ${minute} から受付いたします`, en: `We are back ${day.en} at ${minute}.` },
    opens: { ja: `${day.ja} ${minute} から`, en: `From ${minute} ${day.en}` },
  };
}

import type { Opening } from '../hours/opening';
import { hoursAt, nextOpening } from '../hours/openingHours';
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
  /** From when until when, on the day on which somebody is there again; null: nobody knows. */
  hours: string | null;
}

export function backInWords({ openingHours }: Pick<Opening, 'openingHours'>, now: Date): Back {
  const isClosed = openingHours !== null && hoursAt(openingHours, now).is === 'closed';
  const next = isClosed ? nextOpening(openingHours, now) : null;
  if (!next) return { back: later, opens: null, hours: null };
  const day = dayInWords(next.from, now);
  const minute = minuteOf(next.from);
  return {
    back: { ja: `${day.ja} ${minute} から受付いたします`, en: `We are back ${day.en} at ${minute}.` },
    opens: { ja: `${day.ja} ${minute} から`, en: `From ${minute} ${day.en}` },
    hours: `${minute} – ${minuteOf(next.until)}`,
  };
}

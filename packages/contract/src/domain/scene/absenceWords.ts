import type { Opening } from '../hours/opening';
import { hoursAt } from '../hours/openingHours';
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
  const ja = new Intl.DateTimeFormat('ja', inJapan).format(instant).replace('(', '（').replace(')', '）');
  return { ja, en: `on ${new Intl.DateTimeFormat('en', inJapan).format(instant)}` };
}

/** When somebody will be there, as far as the hours tell. */
export function backInWords({ openingHours }: Pick<Opening, 'openingHours'>, now: Date): BothLanguages {
  const told = openingHours && hoursAt(openingHours, now);
  if (told?.is !== 'closed' || !told.opensAt) return later;
  const day = dayInWords(told.opensAt, now);
  const minute = minuteOf(told.opensAt);
  return { ja: `${day.ja} ${minute} から受付いたします`, en: `We are back ${day.en} at ${minute}.` };
}

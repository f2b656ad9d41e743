import type { BothLanguages } from '../scene/sceneWords';

const inJapan = { timeZone: 'Asia/Tokyo' } as const;
const japanese = new Intl.DateTimeFormat('ja', { ...inJapan, month: 'long', day: 'numeric', weekday: 'short' });
const dayOfWeek = new Intl.DateTimeFormat('en', { ...inJapan, weekday: 'long' });
const dayOfMonth = new Intl.DateTimeFormat('en-GB', { ...inJapan, month: 'long', day: 'numeric' });

/** The day in Japan: 11月18日（水）, Wednesday, 18 November. */
export const dateInWords = (instant: Date): BothLanguages => ({
  ja: japanese.format(instant).replace('(', '（').replace(')', '）'),
  en: `${dayOfWeek.format(instant)}, ${dayOfMonth.format(instant)}`,
});

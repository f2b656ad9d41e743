import { hoursAt, hoursOfTheDay, type OpeningHours, type OpenTime } from '../hours/openingHours';
import type { BothLanguages } from '../scene/sceneWords';
import { dateInWords } from '../time/dateInWords';
import { dayMs, japanDay, japanTimeOfDay } from '../time/japanTime';
import type { VariableValue, VariableValues } from './variables';

/** Where an answer is given. */
export interface AnsweringPlace {
  /** The name of the store, or of the company where there is none. */
  name: string;
  openingHours: OpeningHours | null;
}

/** 9時, 9時30分: as it is said aloud. */
function clockInJapanese(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return minute === 0 ? `${hour}時` : `${hour}時${minute}分`;
}

const clockInEnglish = (time: string): string => time.replace(/^0/, '');

function timeInWords({ opens, closes }: OpenTime): BothLanguages {
  if (opens === closes) return { ja: '24時間', en: '24 hours' };
  const next = closes < opens ? '翌' : '';
  return {
    ja: `${clockInJapanese(opens)}から${next}${clockInJapanese(closes)}まで`,
    en: `from ${clockInEnglish(opens)} to ${clockInEnglish(closes)}`,
  };
}

function openAgain(opensAt: Date, now: Date): BothLanguages {
  const isTomorrow = japanDay(opensAt) === japanDay(new Date(now.getTime() + dayMs));
  const day = dateInWords(opensAt);
  const time = japanTimeOfDay(opensAt);
  return {
    ja: `${isTomorrow ? 'あす' : day.ja}は${clockInJapanese(time)}から営業いたします。`,
    en: `We are open again ${isTomorrow ? 'tomorrow' : `on ${day.en}`} from ${clockInEnglish(time)}.`,
  };
}

/** Said instead of the sentence that names the hours. */
const unknownHours: BothLanguages = {
  ja: '営業時間は、係の者におたずねください。',
  en: 'Please ask our staff about the opening hours.',
};

function closedToday(hours: OpeningHours, now: Date): BothLanguages {
  const told = hoursAt(hours, now);
  const again = told.is === 'closed' && told.opensAt ? openAgain(told.opensAt, now) : { ja: '', en: '' };
  return { ja: `本日はお休みです。${again.ja}`, en: `We are closed today. ${again.en}`.trim() };
}

const inBoth = ({ ja, en }: BothLanguages, as: (said: string) => VariableValue) => ({
  ja: as(ja),
  en: as(en),
});
const words = (said: string): VariableValue => ({ words: said });
const sentence = (said: string): VariableValue => ({ sentence: said });

function hoursValue(hours: OpeningHours | null, now: Date) {
  if (!hours) return inBoth(unknownHours, sentence);
  const time = hoursOfTheDay(hours, now);
  return time ? inBoth(timeInWords(time), words) : inBoth(closedToday(hours, now), sentence);
}

/** What the variables of an answer stand for, where and when it is given. */
export function variableValues(
  { name, openingHours }: AnsweringPlace,
  now: Date,
): { ja: VariableValues; en: VariableValues } {
  const store = words(name);
  const hours = hoursValue(openingHours, now);
  const today = inBoth(dateInWords(now), words);
  return { ja: { store, hours: hours.ja, today: today.ja }, en: { store, hours: hours.en, today: today.en } };
}

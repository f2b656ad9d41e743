import { hoursAt, hoursOfTheDay, type OpeningHours, type OpenTime } from '../hours/openingHours';
import type { BothLanguages } from '../scene/sceneWords';
import { dateInWords } from '../time/dateInWords';
import { dayMs, japanDay, japanTimeOfDay } from '../time/japanTime';
import type { AnswerVariable } from './variableNames';

/** Where and when an answer is given. */
export interface AnsweringPlace {
  /** Its name, or that of the company where it is no store's. */
  store: string;
  openingHours: OpeningHours | null;
  now: Date;
}

/** What is said in place of a variable: words within the sentence, or another sentence instead of the whole one. */
type VariableValue = { words: string } | { sentence: string };
export type VariableValues = Readonly<Record<AnswerVariable, VariableValue>>;

/** 9時, 9時30分: as it is said aloud. */
function clockInJapanese(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return minute === 0 ? `${hour}時` : `${hour}時${minute}分`;
}

const clockInEnglish = (time: string): string => time.replace(/^0/, '');

function timeInWords({ opens, closes }: OpenTime): BothLanguages {
  if (opens === closes) return { ja: '24時間', en: '24 hours' };
  const from = { ja: `${clockInJapanese(opens)}から`, en: `from ${clockInEnglish(opens)}` };
  if (closes === '00:00') return { ja: `${from.ja}24時まで`, en: `${from.en} to midnight` };
  return {
    ja: `${from.ja}${closes < opens ? '翌' : ''}${clockInJapanese(closes)}まで`,
    en: `${from.en} to ${clockInEnglish(closes)}`,
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

const words = ({ ja, en }: BothLanguages) => ({ ja: { words: ja }, en: { words: en } });
const sentence = ({ ja, en }: BothLanguages) => ({ ja: { sentence: ja }, en: { sentence: en } });

function hoursValue(hours: OpeningHours | null, now: Date): { ja: VariableValue; en: VariableValue } {
  if (!hours) return sentence(unknownHours);
  const time = hoursOfTheDay(hours, now);
  return time ? words(timeInWords(time)) : sentence(closedToday(hours, now));
}

/** What the variables of an answer stand for. */
export const variableValues = (
  { store, openingHours, now }: AnsweringPlace,
  language: keyof BothLanguages,
): VariableValues => ({
  store: { words: store },
  hours: hoursValue(openingHours, now)[language],
  today: words(dateInWords(now))[language],
});

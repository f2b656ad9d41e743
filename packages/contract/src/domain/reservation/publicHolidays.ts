import { weekdayOf } from '../hours/weekday';
import { dayBeside } from '../time/dayBeside';

/** The law as it is since 2022; years before are told by the same rules. */
const fixed: Readonly<Record<string, string>> = {
  '01-01': '元日',
  '02-11': '建国記念の日',
  '02-23': '天皇誕生日',
  '04-29': '昭和の日',
  '05-03': '憲法記念日',
  '05-04': 'みどりの日',
  '05-05': 'こどもの日',
  '08-11': '山の日',
  '11-03': '文化の日',
  '11-23': '勤労感謝の日',
};

/** By month: on which Monday of it. */
const onMondays: Readonly<Record<string, { nth: number; name: string }>> = {
  '01': { nth: 2, name: '成人の日' },
  '07': { nth: 3, name: '海の日' },
  '09': { nth: 3, name: '敬老の日' },
  '10': { nth: 2, name: 'スポーツの日' },
};

/** The usual approximation of the equinoxes, right from 1980 to 2099. */
const equinox = (year: number, first: number): number =>
  Math.floor(first + 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4));

function ownName(day: string): string | undefined {
  const [year = '', month = '', date = ''] = day.split('-');
  if (month === '03' && Number(date) === equinox(Number(year), 20.8431)) return '春分の日';
  if (month === '09' && Number(date) === equinox(Number(year), 23.2488)) return '秋分の日';
  const monday = onMondays[month];
  if (monday && weekdayOf(day) === 'mon' && Math.ceil(Number(date) / 7) === monday.nth) return monday.name;
  return fixed[`${month}-${date}`];
}

/** The first day after a holiday on a Sunday that is none itself. */
function isSubstitute(day: string): boolean {
  for (let before = dayBeside(day, -1); ownName(before); before = dayBeside(before, -1)) {
    if (weekdayOf(before) === 'sun') return true;
  }
  return false;
}

/** A day between two holidays is one, too. */
const isBetween = (day: string): boolean =>
  ownName(dayBeside(day, -1)) !== undefined && ownName(dayBeside(day, 1)) !== undefined && weekdayOf(day) !== 'sun';

/** The name of a public holiday of Japan on a day written YYYY-MM-DD; undefined where there is none. */
export function publicHoliday(day: string): string | undefined {
  const own = ownName(day);
  if (own) return own;
  if (isSubstitute(day)) return '振替休日';
  return isBetween(day) ? '国民の休日' : undefined;
}

export const isPublicHoliday = (day: string): boolean => publicHoliday(day) !== undefined;

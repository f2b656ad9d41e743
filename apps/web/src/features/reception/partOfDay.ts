import { japanClock } from '@mukae/contract/domain/time/japanTime';

type PartOfDay = 'morning' | 'day' | 'evening';

/** Which greeting fits, by the clock of the reception. */
export function partOfDay(instant: Date): PartOfDay {
  const { hour } = japanClock(instant);
  if (hour >= 5 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}

import { toJapanIso } from '@mukae/contract/domain/time/japanTime';

/** 09:41:07, by the clock of the reception. */
export const clockTime = (instant: number | string): string => toJapanIso(new Date(instant)).slice(11, 19);

/** 09:41 */
export const clockMinute = (instant: number | string): string => clockTime(instant).slice(0, 5);

import { toJapanIso } from '@mukae/contract/domain/time/japanTime';

/** 09:41:07, by the clock of the reception. */
export const clockTime = (instant: string): string => toJapanIso(new Date(instant)).slice(11, 19);

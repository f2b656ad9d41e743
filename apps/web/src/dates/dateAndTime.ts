import { toJapanIso } from '@mukae/contract/domain/time/japanTime';

/** 2026/11/16 09:41, by the clock of the reception. */
export const dateAndTime = (instant: string): string =>
  toJapanIso(new Date(instant)).slice(0, 16).replaceAll('-', '/').replace('T', ' ');

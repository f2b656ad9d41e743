import type { playTimeTexts } from './playTime.texts';

type Words = (typeof playTimeTexts)['ja'];

/** 49 秒, 2 分 5 秒. */
export const timeInWords = (seconds: number, t: Words): string =>
  seconds < 60 ? t.seconds(seconds) : t.minutes(Math.floor(seconds / 60), seconds % 60);

/** 0:49, as on a clock of a player. */
export const timeOnClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

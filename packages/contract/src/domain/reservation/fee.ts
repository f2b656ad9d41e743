/** A rate is what so many minutes cost. */
export const minutesOfRate = 10;

/** Yen, without tax. */
export const feeOf = (minutes: number, rate: number): number => Math.floor((minutes * rate) / minutesOfRate);

/** What was talked, as it is counted: whole minutes, rounded up. */
export const minutesTalked = (seconds: number): number => Math.ceil(seconds / 60);

export const freeUses = { count: 15, longestMinutes: 10 } as const;

/** Short enough to be one of the free ones. */
export const isShortUse = (minutes: number): boolean => minutes <= freeUses.longestMinutes;

/** Whether a use is free, when so many short ones were before it in the same contract. */
export const isFreeUse = (minutes: number, shortBefore: number): boolean =>
  isShortUse(minutes) && shortBefore < freeUses.count;

/** In per cent, of what is sold in Japan since 2019-10-01. */
export const consumptionTaxRate = 10;

/** Of the sum of a month; a fraction of a yen is not asked for. Of a sum that is paid back likewise. */
export const taxOf = (sum: number, rate: number = consumptionTaxRate): number => Math.trunc((sum * rate) / 100);

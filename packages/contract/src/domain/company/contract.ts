/** Yen for ten minutes, until a system administrator sets another rate. */
export const usualFeeRate = 300;
export const feeRateMax = 1_000_000;

/** As many seats as one company may have. */
export const avatarChannelsMax = 1000;

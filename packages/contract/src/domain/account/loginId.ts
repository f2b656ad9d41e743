export const loginIdMax = 254;

/** Two login ids are the same when they differ only in case or surrounding space. */
export const normaliseLoginId = (loginId: string): string => loginId.trim().toLowerCase();

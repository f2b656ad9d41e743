export const loginIdMax = 254;

/** Two login ids are the same when they differ only in case or surrounding space. */
export const normaliseLoginId = (loginId: string): string => loginId.trim().toLowerCase();

/** The login id there was before, when what was typed is only another spelling of it. */
export const keptLoginId = (before: string, typed: string): string =>
  normaliseLoginId(typed) === normaliseLoginId(before) ? before : typed;

/** What a visitor leaves where nobody can come: short enough for a screen in public. */
export const visitorMessageLimits = { name: 40, text: 200, contact: 60 } as const;

/** Kept this long, done or not: what visitors write is theirs. */
export const keepVisitorMessageDays = 90;

/** Minutes of opening hours after which the administrators of a company are told by mail that a screen is away. */
export const awayMailMinutes = { min: 5, max: 240, usual: 15 } as const;

/** Screens that are about to be away as long are named along: a network that fails takes all of them, but not in the same second. */
export const awayMailTogetherMs = 2 * 60 * 1000;

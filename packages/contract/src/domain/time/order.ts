export const earlierOf = (one: Date, other: Date): Date => new Date(Math.min(one.getTime(), other.getTime()));

export const laterOf = (one: Date, other: Date): Date => new Date(Math.max(one.getTime(), other.getTime()));

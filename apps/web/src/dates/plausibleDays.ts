import * as z from 'zod/mini';

/** Beyond lie the years that a year passes through while it is typed. */
export const plausibleDays = { first: '2000-01-01', last: '2999-12-31' } as const;

const day = z.iso.date().check(z.refine((written) => written >= plausibleDays.first && written <= plausibleDays.last));

export const isPlausibleDay = (written: string): boolean => day.safeParse(written).success;

/** A day as it stands in an address; undefined for what is none. */
export const dayIn = (written: string): string | undefined => day.safeParse(written).data;

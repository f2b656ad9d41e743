import * as z from 'zod/mini';

/** A day in Japan, written YYYY-MM-DD. */
export const dayField = z.iso.date().check(z.regex(/^2\d{3}-/));

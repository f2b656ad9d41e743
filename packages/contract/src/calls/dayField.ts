import * as z from 'zod/mini';
import { fault } from './checks';

/** A day in Japan, written YYYY-MM-DD. */
export const dayField = z.iso.date().check(z.regex(/^2\d{3}-/));

/** A time of a day in Japan, written HH:MM. */
export const timeOfDayField = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('required')));

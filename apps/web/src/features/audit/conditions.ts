import * as z from 'zod/mini';
import { actionNamed } from './auditKinds';

export const noConditions = { action: '', from: '', until: '' } as const;

export type Condition = keyof typeof noConditions;

/** Beyond lie the years that a year passes through while it is typed. */
export const plausibleDays = { first: '2000-01-01', last: '2999-12-31' } as const;

const day = z.iso.date().check(z.refine((written) => written >= plausibleDays.first && written <= plausibleDays.last));

export const isPlausibleDay = (written: string): boolean => day.safeParse(written).success;

/** What of the address can be asked for. */
export const conditionsIn = ({ action, from, until }: Readonly<Record<Condition, string>>) => ({
  action: actionNamed(action),
  from: day.safeParse(from).data,
  until: day.safeParse(until).data,
});

import * as z from 'zod/mini';
import { actionNamed } from './auditKinds';

export const noConditions = { action: '', from: '', until: '' } as const;

export type Condition = keyof typeof noConditions;

const day = z.iso.date();

/** What of the address can be asked for. */
export const conditionsIn = ({ action, from, until }: Readonly<Record<Condition, string>>) => ({
  action: actionNamed(action),
  from: day.safeParse(from).data,
  until: day.safeParse(until).data,
});

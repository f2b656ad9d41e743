import { dayIn } from '@/dates/plausibleDays';
import { actionNamed } from './auditKinds';

export const noConditions = { action: '', from: '', until: '' } as const;

export type Condition = keyof typeof noConditions;

/** What of the address can be asked for. */
export const conditionsIn = ({ action, from, until }: Readonly<Record<Condition, string>>) => ({
  action: actionNamed(action),
  from: dayIn(from),
  until: dayIn(until),
});

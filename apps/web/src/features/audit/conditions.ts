import { dayIn } from '@/dates/plausibleDays';
import { actionNamed } from './auditKinds';

export const noAuditConditions = { action: '', from: '', until: '' } as const;

export type AuditCondition = keyof typeof noAuditConditions;

/** What of the address can be asked for. */
export const auditConditionsIn = ({ action, from, until }: Readonly<Record<AuditCondition, string>>) => ({
  action: actionNamed(action),
  from: dayIn(from),
  until: dayIn(until),
});

import { idField } from '@mukae/contract/calls/fields';
import { callKinds } from '@mukae/contract/domain/call/call.machine';
import { fates } from '@mukae/contract/domain/reception/fate';
import { dayIn } from '@/dates/plausibleDays';

export const noCallConditions = { kind: '', fate: '', signageId: '', userId: '', from: '', until: '' } as const;

export type CallCondition = keyof typeof noCallConditions;
export type Conditions = Readonly<Record<CallCondition, string>>;

/** What of the address can be asked for. */
export const callConditionsIn = ({ kind, fate, signageId, userId, from, until }: Conditions) => ({
  kind: callKinds.find((known) => known === kind),
  fate: fates.find((known) => known === fate),
  signageId: idField.safeParse(signageId).data,
  userId: idField.safeParse(userId).data,
  from: dayIn(from),
  until: dayIn(until),
});

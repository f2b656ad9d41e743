import { type OperatorEvent, operatorMachine } from '../operator/operator.machine';
import { type SignageEvent, signageMachine } from '../signage/signage.machine';
import type { SignageEntry } from './desk';
import type { DeskDraft } from './deskDraft';
import { down } from './link';
import type { ReceptionRefusal } from './refusals';

/** Undefined: done. */
export type MoveOutcome = ReceptionRefusal | undefined;

export const newSignage: SignageEntry = { state: { at: 'Standby' }, link: down, meeting: null };

export function moveSignage(draft: DeskDraft, signageId: number, event: SignageEvent): MoveOutcome {
  const entry = draft.signages.get(signageId) ?? newSignage;
  const next = signageMachine.step(entry.state, event);
  if ('refused' in next) return next.refused;
  if (next.state !== entry.state) draft.signages.set(signageId, { ...entry, state: next.state });
  return undefined;
}

export function moveOperator(draft: DeskDraft, userId: number, event: OperatorEvent): MoveOutcome {
  const entry = draft.operators.get(userId);
  if (!entry) return 'notReady';
  const next = operatorMachine.step(entry.state, event);
  if ('refused' in next) return next.refused;
  if (next.state !== entry.state) draft.operators.set(userId, { ...entry, state: next.state });
  return undefined;
}

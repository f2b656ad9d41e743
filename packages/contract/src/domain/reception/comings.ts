import type { OperatorEntry } from './desk';
import type { DeskDraft } from './deskDraft';
import type { Happening } from './deskEvents';
import { giveUpOperator, giveUpSignage } from './endings';
import { down, up } from './link';
import { type MoveOutcome, moveOperator, newSignage } from './moves';

export function signageCame(draft: DeskDraft, signageId: number): MoveOutcome {
  const entry = draft.signages.get(signageId) ?? newSignage;
  draft.signages.set(signageId, { ...entry, link: up, meeting: null });
  return undefined;
}

export function signageDropped(draft: DeskDraft, signageId: number, now: number): MoveOutcome {
  const entry = draft.signages.get(signageId);
  if (entry?.link.is === 'up') draft.signages.set(signageId, { ...entry, link: { is: 'lost', since: now } });
  return undefined;
}

export function signageLeft(draft: DeskDraft, signageId: number, because: 'signageLost' | 'removed'): MoveOutcome {
  giveUpSignage(draft, signageId, because);
  const entry = draft.signages.get(signageId);
  if (because === 'removed') draft.signages.remove(signageId);
  else if (entry) draft.signages.set(signageId, { ...entry, link: down, meeting: null });
  return undefined;
}

export function operatorCame(draft: DeskDraft, event: Happening<'operatorCame'>): MoveOutcome {
  const { userId, role, name, storeId, characterId } = event;
  const known: OperatorEntry = draft.operators.get(userId) ?? {
    state: { at: 'Logout', afterwards: 'Leaving' },
    link: down,
    role,
    name,
    storeId,
    characterId,
    isReady: false,
    watches: null,
  };
  draft.operators.set(userId, { ...known, link: up, role, name, storeId, characterId });
  return moveOperator(draft, userId, { type: 'come' });
}

export function operatorDropped(draft: DeskDraft, userId: number, now: number): MoveOutcome {
  const entry = draft.operators.get(userId);
  if (entry?.link.is === 'up') draft.operators.set(userId, { ...entry, link: { is: 'lost', since: now } });
  return undefined;
}

export function operatorLeft(draft: DeskDraft, userId: number): MoveOutcome {
  giveUpOperator(draft, userId, 'operatorLeft');
  if (draft.operators.get(userId)) draft.operators.remove(userId);
  return undefined;
}

export function operatorReady(draft: DeskDraft, userId: number): MoveOutcome {
  const entry = draft.operators.get(userId);
  if (entry && !entry.isReady) draft.operators.set(userId, { ...entry, isReady: true });
  return undefined;
}

export function standby(draft: DeskDraft, userId: number): MoveOutcome {
  const isReady = draft.operators.get(userId)?.isReady ?? false;
  return moveOperator(draft, userId, { type: 'standby', isReady });
}

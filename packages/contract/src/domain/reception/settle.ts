import { signageMachine } from '../signage/signage.machine';
import type { Place, Places, RequestEntry } from './desk';
import { isOpenRequest } from './deskChanges';
import type { DeskDraft } from './deskDraft';
import { settleClosed } from './endings';
import { requestMachine } from './request.machine';
import { isFree, whoMayAnswer } from './whoMayAnswer';

const nowhere: Place = { storeId: null, operatorIds: [] };

const freeOperators = (draft: DeskDraft) =>
  [...draft.operators.entries()]
    .filter(([, operator]) => isFree(operator))
    .map(([id, { storeId }]) => ({ id, storeId }));

export const freeFor = (draft: DeskDraft, places: Places, signageId: number): number[] =>
  whoMayAnswer(places.get(signageId) ?? nowhere, freeOperators(draft));

const openRequests = (draft: DeskDraft): RequestEntry[] =>
  [...draft.requests.entries()]
    .map(([, request]) => request)
    .filter(isOpenRequest)
    .sort((one, other) => one.pressedAt - other.pressedAt);

function follow(draft: DeskDraft, { signageId, state }: RequestEntry): void {
  if (state.at === 'Closed') return;
  const signage = draft.signages.get(signageId);
  if (!signage) return;
  const next = signageMachine.step(signage.state, { type: state.at === 'Ringing' ? 'ring' : 'wait' });
  if ('state' in next && next.state !== signage.state) draft.signages.set(signageId, { ...signage, state: next.state });
}

/** Every open request rings whoever is free to answer it; her desk shows the oldest first. Where nobody is free it waits. */
export function settle(draft: DeskDraft, places: Places, now: number): void {
  for (const request of openRequests(draft)) {
    const next = requestMachine.step(request.state, {
      type: 'free',
      operators: freeFor(draft, places, request.signageId),
      now,
    });
    if ('refused' in next || next.state === request.state) continue;
    const { state } = next;
    const ringing = state.at === 'Ringing' ? state.ringing : [];
    const settled = {
      ...request,
      state,
      rungAt: request.rungAt ?? (ringing.length > 0 ? now : null),
      rung: [...new Set([...request.rung, ...ringing])],
    };
    settleClosed(draft, settled);
    follow(draft, settled);
  }
}

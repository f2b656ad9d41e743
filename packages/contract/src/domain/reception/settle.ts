import { signageMachine } from '../signage/signage.machine';
import type { OperatorEntry, Places, RequestEntry, SignageReach } from './desk';
import { isOpenRequest } from './deskChanges';
import type { DeskDraft } from './deskDraft';
import { settleClosed } from './endings';
import { nearestCircle } from './nearestCircle';
import { requestMachine } from './request.machine';
import { circlesOf, isAtWork, isFree } from './whoMayAnswer';

const nowhere: SignageReach = { storeId: null, operatorIds: [] };

const circles = (draft: DeskDraft, places: Places, signageId: number, is: (operator: OperatorEntry) => boolean) =>
  circlesOf(
    places.get(signageId) ?? nowhere,
    [...draft.operators.entries()].filter(([, one]) => is(one)).map(([id, { storeId }]) => ({ id, storeId })),
  );

export const isSomebodyFree = (draft: DeskDraft, places: Places, signageId: number): boolean =>
  nearestCircle(circles(draft, places, signageId, isFree)).length > 0;

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
    const { signageId, pressedAt } = request;
    const next = requestMachine.step(request.state, {
      type: 'free',
      circles: circles(draft, places, signageId, isFree),
      atWork: circles(draft, places, signageId, isAtWork).flat(),
      pressedAt,
      now,
    });
    if ('refused' in next) continue;
    const { state } = next;
    if (state === request.state) {
      follow(draft, request);
      continue;
    }
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

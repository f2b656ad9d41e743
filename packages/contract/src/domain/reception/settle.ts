import { signageMachine } from '../signage/signage.machine';
import type { Places, RequestEntry } from './desk';
import { isOpenRequest } from './deskChanges';
import type { DeskDraft } from './deskDraft';
import { settleClosed } from './endings';
import { oldestFirst } from './queue';
import { type RequestState, requestMachine } from './request.machine';
import { circlesOf, isAtWork, isFree } from './whoMayAnswer';

function follow(draft: DeskDraft, { signageId, state }: RequestEntry): void {
  if (state.at === 'Closed') return;
  const signage = draft.signages.get(signageId);
  if (!signage) return;
  const next = signageMachine.step(signage.state, { type: state.at === 'Ringing' ? 'ring' : 'wait' });
  if ('state' in next && next.state !== signage.state) draft.signages.set(signageId, { ...signage, state: next.state });
}

const ringingOf = (state: RequestState): readonly number[] => (state.at === 'Ringing' ? state.ringing : []);

/**
 * Whoever is free is rung by one request, the oldest that she may answer. Where nobody is free, or all who are have an
 * older one to answer, a request waits.
 */
export function settle(draft: DeskDraft, places: Places, now: number): void {
  const rung = new Set<number>();
  const requests = [...draft.requests.entries()].map(([, request]) => request);
  for (const request of oldestFirst(requests).filter(isOpenRequest)) {
    const { signageId, pressedAt } = request;
    const next = requestMachine.step(request.state, {
      type: 'free',
      circles: circlesOf(draft.operators.entries(), places, signageId, (one, id) => isFree(one) && !rung.has(id)),
      atWork: circlesOf(draft.operators.entries(), places, signageId, isAtWork).flat(),
      pressedAt,
      now,
    });
    if ('refused' in next) continue;
    const { state } = next;
    const ringing = ringingOf(state);
    for (const id of ringing) rung.add(id);
    if (state === request.state) {
      follow(draft, request);
      continue;
    }
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

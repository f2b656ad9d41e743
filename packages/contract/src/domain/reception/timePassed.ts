import { operatorLeft, signageLeft } from './comings';
import type { DeskDraft } from './deskDraft';
import { giveUpOperator, settleClosed } from './endings';
import { lostFor } from './link';
import { closeOver } from './meetings';
import { type MoveOutcome, moveOperator } from './moves';
import { requestMachine } from './request.machine';
import { timing } from './timing';

/** What was waited for long enough is given up. */
export function timePassed(draft: DeskDraft, now: number): MoveOutcome {
  closeOver(draft, now);
  for (const [, request] of [...draft.requests.entries()]) {
    const next = requestMachine.step(request.state, { type: 'pass', now });
    if ('state' in next && next.state !== request.state) settleClosed(draft, { ...request, state: next.state });
  }
  for (const [signageId, { link }] of [...draft.signages.entries()]) {
    if (lostFor(link, now) >= timing.lostLink) signageLeft(draft, signageId, 'signageLost');
  }
  for (const [userId, { link, state }] of [...draft.operators.entries()]) {
    const lost = lostFor(link, now);
    if (lost >= timing.lostSeat) operatorLeft(draft, userId);
    else if (lost >= timing.lostLink && state.at !== 'Logout') {
      giveUpOperator(draft, userId, 'operatorLost');
      moveOperator(draft, userId, { type: 'lose' });
    } else moveOperator(draft, userId, { type: 'pass', now });
  }
  return undefined;
}

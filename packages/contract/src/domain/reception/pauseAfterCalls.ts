import type { Desk } from './desk';
import type { DeskDraft } from './deskDraft';
import { moveOperator } from './moves';

/** Whoever came out of a call just now has a moment before she is rung again. */
export function pauseAfterCalls(draft: DeskDraft, before: Desk, pauseMs: number, now: number): void {
  if (pauseMs === 0) return;
  for (const userId of [...draft.operators.changed.keys()]) {
    const wasTalking = before.operators.get(userId)?.state.at === 'Active';
    if (wasTalking && draft.operators.get(userId)) moveOperator(draft, userId, { type: 'pause', until: now + pauseMs });
  }
}

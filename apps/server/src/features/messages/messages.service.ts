import { keepVisitorMessageDays } from '@mukae/contract/domain/message/visitorMessage';
import type { Audit } from '#features/audit';
import type { FindSignage } from '#features/signages';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import type { NoteAdded } from '#platform/once/once';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import { addMessage, holdMessage, markMessage, noteMessageOfCall, removeMessagesBefore } from './messages.repo';

/** What visitors leave. */
export interface Messages {
  leave(
    principal: LoggedIn,
    message: { text: string; contact: string; requestId?: string | undefined },
    noteAdded: NoteAdded,
  ): Promise<number>;
  mark(principal: LoggedIn, id: number, isDone: boolean): Promise<void>;
  sweep(): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  audit: Audit;
  findSignage: FindSignage;
  /** Whoever works there learns of it at once. */
  tell(place: { companyId: number; signageId: number; signageName: string }): void;
}

const dayMs = 24 * 60 * 60 * 1000;

export const makeMessages = ({ db, clock, throttle, audit, findSignage, tell }: Dependencies): Messages => ({
  async leave(principal, { requestId, ...words }, noteAdded) {
    const { signage, account } = await findSignage(principal, 'message.leave', 'SELF');
    const { id: signageId, companyId } = signage;
    await throttle.take('messagesOfSignage', String(signageId));
    const id = await db.transaction(async (tx) => {
      const id = await addMessage(tx, { ...words, companyId, signageId, leftAt: clock.now() });
      if (requestId !== undefined) await noteMessageOfCall(tx, { signageId, requestId });
      await noteAdded(tx, id);
      return id;
    });
    tell({ companyId, signageId, signageName: account.name });
    return id;
  },
  async mark(principal, id, isDone) {
    await db.transaction(async (tx) => {
      const held = await holdMessage(tx, reachOf(principal, 'message.mark'), id);
      if (!held) throw new Refusal('notFound');
      // Whoever comes second has done nothing: the first one's name and time stay.
      if ((held.doneAt !== null) === isDone) return;
      await markMessage(tx, id, isDone ? { at: clock.now(), by: principal.person.userId } : null);
      await audit.record(tx, principal.person, {
        companyId: held.companyId,
        action: isDone ? 'message.done' : 'message.reopened',
        subject: held.signageName,
      });
    });
  },
  async sweep() {
    await removeMessagesBefore(db, new Date(clock.now().getTime() - keepVisitorMessageDays * dayMs));
  },
});

import { keepVisitorMessageDays } from '@mukae/contract/domain/message/visitorMessage';
import type { FindSignage } from '#features/signages';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import type { NoteAdded } from '#platform/once/once';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import { addMessage, markMessage, removeMessagesBefore } from './messages.repo';

/** What visitors leave. */
export interface Messages {
  leave(principal: LoggedIn, words: { text: string; contact: string }, noteAdded: NoteAdded): Promise<number>;
  mark(principal: LoggedIn, id: number, isDone: boolean): Promise<void>;
  sweep(): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  findSignage: FindSignage;
  /** Whoever works there learns of it at once. */
  tell(place: { companyId: number; signageId: number; signageName: string }): void;
}

const dayMs = 24 * 60 * 60 * 1000;

export const makeMessages = ({ db, clock, throttle, findSignage, tell }: Dependencies): Messages => ({
  async leave(principal, words, noteAdded) {
    const { signage, account } = await findSignage(principal, 'message.leave', 'SELF');
    const { id: signageId, companyId } = signage;
    await throttle.take('messagesOfSignage', String(signageId));
    const id = await db.transaction(async (tx) => {
      const id = await addMessage(tx, { ...words, companyId, signageId, leftAt: clock.now() });
      await noteAdded(tx, id);
      return id;
    });
    tell({ companyId, signageId, signageName: account.name });
    return id;
  },
  async mark(principal, id, isDone) {
    const done = isDone ? { at: clock.now(), by: principal.person.userId } : null;
    if (!(await markMessage(db, reachOf(principal, 'message.read'), id, done))) throw new Refusal('notFound');
  },
  async sweep() {
    await removeMessagesBefore(db, new Date(clock.now().getTime() - keepVisitorMessageDays * dayMs));
  },
});

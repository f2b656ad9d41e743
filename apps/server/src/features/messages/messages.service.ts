import { keepVisitorMessageDays } from '@mukae/contract/domain/message/visitorMessage';
import { companyAdministrators } from '#features/accounts';
import type { Audit } from '#features/audit';
import type { MailAllowance } from '#features/companies';
import type { Outbox } from '#features/outbox';
import type { FindSignage } from '#features/signages';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import type { Logger } from '#platform/log/logger';
import type { NoteAdded } from '#platform/once/once';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import { type MessageMail, messageMail } from './messages.mails';
import { addMessage, holdMessage, markMessage, noteMessageOfCall, removeMessagesBefore } from './messages.repo';

/** What visitors leave. */
export interface Messages {
  leave(
    principal: LoggedIn,
    message: { name: string; text: string; contact: string; requestId?: string | undefined },
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
  outbox: Outbox;
  mailAllowance: MailAllowance;
  publicUrl: string | undefined;
  log: Logger;
  /** Whoever works there learns of it at once. */
  tell(place: { companyId: number; signageId: number; signageName: string }): void;
}

/** Where the messages stand in the console. */
const listPath = '/app/messages/list';
const dayMs = 24 * 60 * 60 * 1000;

export function makeMessages(messages: Dependencies): Messages {
  const { db, clock, throttle, audit, findSignage, outbox, mailAllowance, publicUrl, log, tell } = messages;
  const listUrl = publicUrl && `${publicUrl}${listPath}`;

  /** What the company may not send any more today is in its list all the same. */
  async function mail(companyId: number, left: Omit<MessageMail, 'listUrl'>): Promise<void> {
    try {
      await db.transaction(async (tx) => {
        const readers = await companyAdministrators(tx, companyId);
        await mailAllowance.take(tx, { companyId, address: null }, readers.length);
        for (const { loginId } of readers) await outbox.post(tx, messageMail(loginId, { ...left, listUrl }));
      });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      log.info({ companyId, error: failure.error }, 'a message of a visitor was not mailed; it is in the list');
    }
  }

  return {
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
      await mail(companyId, { ...words, signageName: account.name });
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
  };
}

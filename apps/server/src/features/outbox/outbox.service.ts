import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import type { Listed } from '#platform/db/listQuery';
import type { Logger } from '#platform/log/logger';
import type { Mail, MailTransport } from '#platform/mail/mailTransport';
import {
  addMail,
  claimDueMail,
  listMails,
  type MailQuery,
  postponeMail,
  removeMail,
  type StoredMail,
} from './outbox.repo';

export interface Outbox {
  /** Writes the mail in the caller's transaction: it goes out if, and only if, the change that caused it stays. */
  post(tx: Transaction, mail: Mail): Promise<void>;
  waiting(query: MailQuery): Promise<Listed<StoredMail>>;
  /** Sends what is due; a mail that was not taken stays and is tried again. */
  deliver(): Promise<void>;
}

/** A stop waits for a round, not for the whole queue. */
const mailsPerRound = 20;
/** No mail server is waited for as long: by then whoever was sending it is gone. */
const longestSendingMs = 5 * 60 * 1000;
const longestPauseMs = 60 * 60 * 1000;
const pauseAfter = (attempts: number): number => Math.min(longestPauseMs, 5000 * 2 ** attempts);

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Without a mail server the mails wait here, for the systemAdmin to read. */
  transport: MailTransport | undefined;
}

export function makeOutbox({ db, clock, log, transport }: Dependencies): Outbox {
  const inFuture = (ms: number) => new Date(clock.now().getTime() + ms);

  async function sendNext(through: MailTransport): Promise<boolean> {
    const mail = await claimDueMail(db, clock.now(), inFuture(longestSendingMs));
    if (!mail) return false;
    const { id, to, subject, text, attachments, attempts } = mail;
    const isTaken = await through.send({ to, subject, text, attachments }).then(
      () => true,
      (failure) => {
        log.warn({ mail: id, failure: String(failure) }, 'a mail was not taken');
        return false;
      },
    );
    if (isTaken) await removeMail(db, id);
    else await postponeMail(db, mail, inFuture(pauseAfter(attempts)));
    return true;
  }

  return {
    async post(tx, mail) {
      await addMail(tx, mail, clock.now());
    },
    waiting: (query) => listMails(db, query),
    async deliver() {
      if (!transport) return;
      for (let sent = 0; sent < mailsPerRound && (await sendNext(transport)); sent += 1);
    },
  };
}

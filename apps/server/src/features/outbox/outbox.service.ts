import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import type { Listed } from '#platform/db/listQuery';
import type { Logger } from '#platform/log/logger';
import type { Mail, MailTransport } from '#platform/mail/mailTransport';
import {
  addMail,
  holdDueMail,
  listMails,
  type MailQuery,
  postponeMail,
  removeMail,
  type StoredMail,
} from './outbox.repo';

export interface Outbox {
  /** Writes the mail in the caller's transaction: it goes out if, and only if, the change that caused it stays. */
  post(db: Database, mail: Mail): Promise<void>;
  waiting(query: MailQuery): Promise<Listed<StoredMail>>;
  /** Sends what is due; a mail that was not taken stays and is tried again. */
  deliver(): Promise<void>;
}

/** A stop waits for a round, not for the whole queue. */
const mailsPerRound = 20;
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
  async function sendNext(through: MailTransport): Promise<boolean> {
    return db.transaction(async (tx) => {
      const mail = await holdDueMail(tx, clock.now());
      if (!mail) return false;
      try {
        await through.send({ to: mail.to, subject: mail.subject, text: mail.text });
        await removeMail(tx, mail.id);
      } catch (failure) {
        log.warn({ mail: mail.id, failure: String(failure) }, 'a mail was not taken');
        await postponeMail(tx, mail, new Date(clock.now().getTime() + pauseAfter(mail.attempts)));
      }
      return true;
    });
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

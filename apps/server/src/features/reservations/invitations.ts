import { isInFirstWeek } from '@mukae/contract/domain/company/mailLimit';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import type { Throttle } from '#platform/throttle/throttle';
import type { Booker } from './bookers.repo';

interface Invitation {
  booker: Booker;
  /** Empty: nobody is invited. */
  guestMail: string;
  /** From where she is. */
  address: string;
}

/**
 * Anybody can open a company and invite anybody: new ones that do so from one address are one stranger. How many mails a company causes
 * is counted when they are written.
 */
export interface Invitations {
  count(invitation: Invitation): Promise<void>;
  countWithin(tx: Transaction, invitation: Invitation): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  throttle: Throttle;
}

export function makeInvitations({ db, clock, throttle }: Dependencies): Invitations {
  const isCounted = ({ booker, guestMail }: Invitation): boolean =>
    guestMail !== '' && isInFirstWeek(booker.companyCreatedAt, clock.now());

  async function countWithin(tx: Transaction, invitation: Invitation): Promise<void> {
    if (!isCounted(invitation)) return;
    await throttle.takeWithin(tx, { limit: 'mailsOfAddress', key: invitation.address, error: 'tooManyMails' }, 1);
  }

  return {
    countWithin,
    async count(invitation) {
      if (isCounted(invitation)) await db.transaction((tx) => countWithin(tx, invitation));
    },
  };
}

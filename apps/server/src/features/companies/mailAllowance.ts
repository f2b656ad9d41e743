import { type MailLimit, mailsMaxOf } from '@mukae/contract/domain/company/mailLimit';
import type { Clock } from '#platform/clock/clock';
import type { Queryable, Transaction } from '#platform/db/database';
import type { Count, Throttle } from '#platform/throttle/throttle';
import { findCompany } from './companies.repo';

/** For which company mails are caused, and from where; a system administrator has none, and the service itself comes from nowhere. */
interface Cause {
  companyId: number | null;
  address: string | null;
}

/** How many mails may be caused in a day: all that belong together, or none. */
export interface MailAllowance {
  take(tx: Transaction, cause: Cause, mails: number): Promise<void>;
  /** The same before anything is done; in between somebody else may cause some. */
  refuseTooMany(db: Queryable, cause: Cause, mails: number): Promise<void>;
}

export function makeMailAllowance(limit: MailLimit, throttle: Throttle, clock: Clock): MailAllowance {
  const error = 'tooManyMails';

  async function countsFor(db: Queryable, { companyId, address }: Cause): Promise<Count[]> {
    const ofAddress: Count[] = address === null ? [] : [{ limit: 'mailsOfAddress', key: address, error }];
    const company = companyId === null ? undefined : await findCompany(db, companyId);
    if (!company) return ofAddress;
    const max = mailsMaxOf(limit, company.createdAt, clock.now());
    return [{ limit, key: String(company.id), max, error }, ...ofAddress];
  }

  return {
    async take(tx, cause, mails) {
      for (const count of await countsFor(tx, cause)) await throttle.takeWithin(tx, count, mails);
    },
    async refuseTooMany(db, cause, mails) {
      for (const count of await countsFor(db, cause)) await throttle.refuseTooMany(db, count, mails);
    },
  };
}

import type { LimitName } from '@mukae/contract/domain/account/guessing';
import { mailLimitOf } from '@mukae/contract/domain/company/mailLimit';
import type { Clock } from '#platform/clock/clock';
import type { Queryable, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import { findCompany } from './companies.repo';

/** For which company mails are caused, and from where; a system administrator has none. */
interface Cause {
  companyId: number | null;
  address: string;
}

/** How many mails may be caused in a day: all that belong together, or none. */
export interface MailAllowance {
  take(tx: Transaction, cause: Cause, mails: number): Promise<void>;
  /** The same before anything is done; in between somebody else may cause some. */
  refuseTooMany(db: Queryable, cause: Cause, mails: number): Promise<void>;
}

export function makeMailAllowance(throttle: Throttle, clock: Clock): MailAllowance {
  async function countsFor(db: Queryable, { companyId, address }: Cause): Promise<[LimitName, string][]> {
    const company = companyId === null ? undefined : await findCompany(db, companyId);
    const ofCompany: [LimitName, string][] = company
      ? [[mailLimitOf(company.createdAt, clock.now()), String(company.id)]]
      : [];
    return [...ofCompany, ['mailsOfAddress', address]];
  }

  return {
    async take(tx, cause, mails) {
      for (const [limit, key] of await countsFor(tx, cause)) {
        const retryAfterSeconds = await throttle.takeWithin(tx, limit, key, mails);
        if (retryAfterSeconds !== undefined) throw new Refusal('tooManyMails', { retryAfterSeconds });
      }
    },
    async refuseTooMany(db, cause, mails) {
      if (mails === 0) return;
      for (const [limit, key] of await countsFor(db, cause)) {
        if ((await throttle.left(db, limit, key)) < mails) throw new Refusal('tooManyMails');
      }
    },
  };
}

import type { InputOf } from '@mukae/contract/calls/call';
import { type companyCalls, companyInfoFields } from '@mukae/contract/calls/companies';
import { changesInWords } from '@mukae/contract/domain/audit/changesInWords';
import { changed } from '@mukae/contract/domain/change/changed';
import { openingTelling } from '@mukae/contract/domain/hours/openingTelling';
import type { Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { changeCompany, companyIn, holdCompany } from './companies.repo';

type WantedInfo = InputOf<typeof companyCalls.changeCompanyInfo>;

export type ChangeCompanyInfo = (principal: LoggedIn, wanted: WantedInfo) => Promise<void>;

const telling = {
  ...openingTelling,
  names: {
    ...openingTelling.names,
    pauseAfterCall: 'pause_after_call',
    mailsWhenAway: 'mails_when_away',
    awayMailAfter: 'away_mail_after',
  },
} as const;

/** What a company tells of itself, and how its reception works: desks hear of it by themselves. Its contract is not touched. */
export const makeCompanyInfoChange =
  ({ db, audit }: { db: Database; audit: Audit }): ChangeCompanyInfo =>
  async (principal, { companyId: named, seenVersion, ...wanted }) => {
    const companyId = await companyIn(db, reachOf(principal, 'company.change', named));
    await db.transaction(async (tx) => {
      const company = await holdCompany(tx, companyId);
      if (!company) throw new Refusal('notFound');
      if (seenVersion !== undefined && seenVersion !== company.version) throw new Refusal('changedMeanwhile');
      const change = changed(company, wanted, companyInfoFields);
      if (Object.keys(change).length === 0) return;
      await changeCompany(tx, companyId, change);
      await audit.record(tx, principal.person, {
        companyId,
        action: 'company.changed',
        subject: company.name,
        changes: changesInWords(company, change, telling),
      });
    });
  };

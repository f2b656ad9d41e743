import type { Audit } from '#features/audit';
import { companyIn, holdCompany } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { removeTalkOf } from './dialogues.repo';

export type DeleteTalk = (principal: LoggedIn, namedCompany: number | undefined) => Promise<void>;

/** All that visitors of a company said is gone at once; how often an answer was given stays, for that is nobody's word. */
export const makeDeleteTalk =
  ({ db, audit }: { db: Database; audit: Audit }): DeleteTalk =>
  async (principal, named) => {
    const companyId = await companyIn(db, reachOf(principal, 'receptionist.manage', named));
    await db.transaction(async (tx) => {
      const company = await holdCompany(tx, companyId);
      if (!company) throw new Refusal('notFound');
      await removeTalkOf(tx, companyId);
      await audit.record(tx, principal.person, {
        companyId,
        action: 'receptionist.talkDeleted',
        subject: company.name,
      });
    });
  };

import { can } from '@mukae/contract/access/access';
import { openingAt } from '@mukae/contract/domain/hours/opening';
import type { OpeningHours } from '@mukae/contract/domain/hours/openingHours';
import { companyIn, findCompany } from '#features/companies';
import type { FindSignage } from '#features/signages';
import type { LoggedIn } from '#platform/access/principal';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';

/** Who asks the receptionist, and where that is. */
export interface Asker {
  companyId: number;
  userId: number;
  /** Null: somebody at work tries it. */
  signageId: number | null;
  place: { company: string; store: string; openingHours: OpeningHours | null };
}

export type FindAsker = (principal: LoggedIn, namedCompany: number | undefined) => Promise<Asker>;

export function makeFindAsker({ db, findSignage }: { db: Database; findSignage: FindSignage }): FindAsker {
  async function screen(principal: LoggedIn): Promise<Asker> {
    const { signage, company, storeName, storeOpening } = await findSignage(principal, 'receptionist.show', 'SELF');
    const { openingHours } = openingAt(company, storeOpening ?? undefined);
    return {
      companyId: signage.companyId,
      userId: principal.person.userId,
      signageId: signage.id,
      place: { company: company.name, store: storeName ?? company.name, openingHours },
    };
  }

  async function person({ person }: LoggedIn, named: number | undefined): Promise<Asker> {
    const id = person.companyId ?? named;
    if (id === undefined) throw new Refusal('companyNeeded');
    const companyId = await companyIn(db, { kind: 'company', companyId: id });
    const company = await findCompany(db, companyId);
    if (!company) throw new Refusal('notFound');
    const { name, openingHours } = company;
    return {
      companyId,
      userId: person.userId,
      signageId: null,
      place: { company: name, store: name, openingHours },
    };
  }

  return (principal, named) =>
    can(principal.caller, 'reception.request') ? screen(principal) : person(principal, named);
}

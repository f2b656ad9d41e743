import { randomBytes } from 'node:crypto';
import type { Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { UploadedFile } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { makeLogo } from '#platform/picture/logo';
import { Refusal } from '#platform/refusals/refusal';
import type { StrayFiles } from '#platform/storage/strayFiles';
import { companyIn, holdCompany, setCompanyLogo } from './companies.repo';

export const logoKey = (companyId: number, logo: string): string => `logos/${companyId}/${logo}`;

/** Where pages find it; each upload has a name of its own, so browsers can keep it for ever. */
export const logoUrl = ({ id, logo }: { id: number; logo: string | null }): string =>
  logo === null ? '' : `/api/companyLogo?companyId=${id}&file=${logo}`;

interface Dependencies {
  db: Database;
  audit: Audit;
  strays: StrayFiles;
}

export type ChangeCompanyLogo = (
  principal: LoggedIn,
  wanted: { companyId?: number | undefined; image: UploadedFile | undefined },
) => Promise<void>;

export const makeCompanyLogoChange = ({ db, audit, strays }: Dependencies): ChangeCompanyLogo => {
  async function store(companyId: number, image: UploadedFile): Promise<string> {
    const logo = `${randomBytes(8).toString('hex')}.webp`;
    await strays.put(logoKey(companyId, logo), await makeLogo(image.path));
    return logo;
  }

  return async (principal, { companyId: named, image }) => {
    const companyId = await companyIn(db, reachOf(principal, 'company.change', named));
    const logo = image ? await store(companyId, image) : null;
    const before = await db.transaction(async (tx) => {
      const company = await holdCompany(tx, companyId);
      if (!company) throw new Refusal('notFound');
      if (logo !== null) await strays.claim(tx, logoKey(companyId, logo));
      if (company.logo !== null) await strays.release(tx, logoKey(companyId, company.logo));
      await setCompanyLogo(tx, companyId, logo);
      await audit.record(tx, principal.person, {
        companyId,
        action: 'company.changed',
        subject: company.name,
        changes: [{ field: 'company_logo', from: '', to: '' }],
      });
      return company.logo;
    });
    if (before !== null) await strays.remove(logoKey(companyId, before));
  };
};

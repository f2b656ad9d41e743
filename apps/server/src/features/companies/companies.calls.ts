import { ok } from '@mukae/contract/calls/answers';
import { companyCalls, type ListedCompany } from '@mukae/contract/calls/companies';
import { mediaQuota } from '@mukae/contract/domain/media/media';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle, handleFile } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Storage } from '#platform/storage/storage';
import { findStoredFile } from '#platform/storage/storedFile';
import type { AskForChannels } from './askForChannels';
import type { ChangeContract } from './changeCompany';
import type { ChangeCompanyInfo } from './changeCompanyInfo';
import { findCompany, listCompanies } from './companies.repo';
import { type ChangeCompanyLogo, logoKey, logoUrl } from './companyLogo';

/** What of a company is in use, as those know who keep it. */
interface Usage {
  channelsInUse(companyIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  mediaUsed(companyId: number): Promise<number>;
}

interface Dependencies {
  db: Database;
  storage: Storage;
  usage: Usage;
  askForChannels: AskForChannels;
  changeContract: ChangeContract;
  changeInfo: ChangeCompanyInfo;
  changeLogo: ChangeCompanyLogo;
}

export const companyHandlers = ({
  db,
  storage,
  usage,
  askForChannels,
  changeContract,
  changeInfo,
  changeLogo,
}: Dependencies): Handler[] => [
  handle(companyCalls.getCompany, async ({ principal, input }) => {
    const reach = reachOf(principal, 'company.read', input.companyId);
    const company = reach.kind === 'company' ? await findCompany(db, reach.companyId) : undefined;
    if (!company) throw new Refusal('notFound');
    return {
      ...company,
      logo: logoUrl(company),
      channelsInUse: (await usage.channelsInUse([company.id])).get(company.id) ?? 0,
      mediaUsed: await usage.mediaUsed(company.id),
      mediaQuota,
    };
  }),

  handle(companyCalls.requestChannels, async ({ principal, input, language, address }) => {
    await askForChannels(principal.person, input, language, address);
    return ok;
  }),

  handle(companyCalls.getCompanies, async ({ input }) => {
    const { rows, total } = await listCompanies(db, input);
    const inUse = await usage.channelsInUse(rows.map(({ id }) => id));
    const companies: ListedCompany[] = rows.map((company) => ({
      ...company,
      channelsInUse: inUse.get(company.id) ?? 0,
    }));
    return { result: 'OK', companies, total };
  }),

  handle(companyCalls.updateCompany, async ({ principal, input }) => {
    await changeContract(principal, input);
    return ok;
  }),

  handle(companyCalls.changeCompanyInfo, async ({ principal, input }) => {
    await changeInfo(principal, input);
    return ok;
  }),

  handle(companyCalls.changeCompanyLogo, async ({ principal, input, files }) => {
    await changeLogo(principal, { ...input, image: files.image });
    return ok;
  }),

  handleFile(companyCalls.getCompanyLogo, async ({ principal, input }) => {
    const reach = reachOf(principal, 'company.read', input.companyId);
    const company = reach.kind === 'company' ? await findCompany(db, reach.companyId) : undefined;
    // One that was replaced may stay in the storage for a while.
    if (!company || company.logo !== input.file) throw new Refusal('notFound');
    const file = await findStoredFile(storage, logoKey(company.id, input.file));
    const cacheControl = 'private, max-age=31536000, immutable';
    return { ...file, contentType: 'image/webp', version: input.file, cacheControl };
  }),
];

import { fitsQuota } from '@mukae/contract/domain/media/media';
import { characterBytes } from '#features/characters';
import type { Queryable } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { bytesOfMedia } from './media.repo';

/** What a company keeps: its media, and the files of its own characters. */
export const mediaUsed = async (db: Queryable, companyId: number): Promise<number> =>
  (await bytesOfMedia(db, companyId)) + (await characterBytes(db, companyId));

export async function refuseOverQuota(db: Queryable, companyId: number, size: number): Promise<void> {
  if (!fitsQuota(await mediaUsed(db, companyId), size)) throw new Refusal('quotaExceeded');
}

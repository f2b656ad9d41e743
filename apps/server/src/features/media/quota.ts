import { fitsQuota } from '@mukae/contract/domain/media/media';
import type { Database } from '../../platform/db/database';
import { Refusal } from '../../platform/http/refusal';
import { characterBytes } from '../characters';
import { bytesOfMedia } from './media.repo';

/** What a company keeps: its media, and the files of its own characters. */
export const mediaUsed = async (db: Database, companyId: number): Promise<number> =>
  (await bytesOfMedia(db, companyId)) + (await characterBytes(db, companyId));

export async function refuseOverQuota(db: Database, companyId: number, size: number): Promise<void> {
  if (!fitsQuota(await mediaUsed(db, companyId), size)) throw new Refusal('quotaExceeded');
}

import { join } from 'node:path';
import type { Settings } from '../config/settings';
import { diskStorage, removeUnfinished } from './diskStorage';
import type { Storage } from './storage';

/** In a bucket when one is set, else in the data folder. */
export async function openStorage({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Promise<Storage> {
  if (!s3) {
    const folder = join(dataDir, 'files');
    await removeUnfinished(folder);
    return diskStorage(folder);
  }
  // Only who has a bucket waits for the client to be loaded.
  const { s3Storage } = await import('./s3Storage');
  return s3Storage(s3);
}

import { join } from 'node:path';
import type { Settings } from '../config/settings';
import { diskStorage, removeUnfinished } from './diskStorage';
import type { Storage } from './storage';

type Place = Pick<Settings, 's3' | 'dataDir'>;

const folderOf = ({ dataDir }: Place): string => join(dataDir, 'files');

/** In a bucket when one is set, else in the data folder. For whoever works beside a service, to which all belongs that is unfinished. */
export async function findStorage(place: Place): Promise<Storage> {
  if (!place.s3) return diskStorage(folderOf(place));
  // Only who has a bucket waits for the client to be loaded.
  const { s3Storage } = await import('./s3Storage');
  return s3Storage(place.s3);
}

/** For the service itself: what one before it has left half written goes. */
export async function openStorage(place: Place): Promise<Storage> {
  if (!place.s3) await removeUnfinished(folderOf(place));
  return findStorage(place);
}

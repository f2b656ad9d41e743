import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { secretFromFile } from '../config/secrets';
import type { Settings } from '../config/settings';
import { StartFailure } from '../config/startFailure';
import type { Logger } from '../log/logger';
import { startEmbeddedPostgres, urlOf } from './embedded/embeddedPostgres';
import { place } from './embedded/placement';
import { runningPostmaster } from './embedded/postmaster';

interface FoundDatabase {
  url: string;
  stop(): Promise<void>;
}

const goesOn = async (): Promise<void> => undefined;

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The database of a service, whether that runs or not; none is made where there is none. */
export async function findDatabase({ databaseUrl, dataDir }: Settings, log: Logger): Promise<FoundDatabase> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: goesOn };
  if (!(await exists(join(dataDir, 'database.secret')))) {
    throw new StartFailure(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  }
  const { folder } = await place(dataDir);
  const running = await runningPostmaster(folder);
  if (!running) return startEmbeddedPostgres(dataDir, log);
  return { url: urlOf(running.port, await secretFromFile(dataDir, 'database')), stop: goesOn };
}

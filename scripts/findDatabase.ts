import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { secretFromFile } from '@mukae/server/platform/config/secrets';
import type { Settings } from '@mukae/server/platform/config/settings';
import { StartFailure } from '@mukae/server/platform/config/startFailure';
import { startEmbeddedPostgres, urlOf } from '@mukae/server/platform/db/embedded/embeddedPostgres';
import { place } from '@mukae/server/platform/db/embedded/placement';
import { runningPostmaster } from '@mukae/server/platform/db/embedded/postmaster';
import type { Logger } from '@mukae/server/platform/log/logger';

export interface FoundDatabase {
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

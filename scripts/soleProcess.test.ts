import { mkdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded/embeddedPostgres';
import { freePort } from '../apps/server/src/platform/db/embedded/freePort';
import { makeLogger } from '../apps/server/src/platform/log/logger';
import { isReady, makePlace, patience } from './testing/service';
import { starting, stopped } from './testing/started';

const place = await makePlace();
const { folder, port } = place;
const { started, fault } = starting(place);

describe('a second process on one database', () => {
  it(
    '[N-01] says in one line that several nodes need REDIS_URL, and the first one goes on',
    async () => {
      await mkdir(folder('database'), { mode: 0o755 });
      const database = await startEmbeddedPostgres(folder('database'), makeLogger('error'));
      try {
        const first = await started({ DATA_DIR: folder('first'), DATABASE_URL: database.url });
        const settings = { DATA_DIR: folder('second'), DATABASE_URL: database.url, PORT: String(await freePort()) };
        expect(await fault(settings)).toBe(
          'Another process serves this database already: several nodes need REDIS_URL.',
        );
        expect(await isReady(port)).toBe(true);
        // One that is killed leaves the database to the next at once.
        first.child.kill('SIGKILL');
        await first.ended;
        expect((await stopped(await started({ ...settings, PORT: String(port) }))).code).toBe(0);
      } finally {
        await database.stop();
      }
    },
    patience,
  );
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#platform/db/embedded/embeddedPostgres';
import { migrate } from '#platform/db/migrate';
import { makeLogger } from '#platform/log/logger';
import { askDatabase, everyRow, migrationsFolder } from '#testing/backups';

const patience = 240_000;
const log = makeLogger('silent');

let place: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'mukae-commands-'));
  await chmod(place, 0o755);
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** As npm runs it, on the data folder of this name. */
async function run(name: 'backup' | 'restore', data: string, ...words: readonly string[]) {
  const program = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...words], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: join(place, data) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, said, errors };
}

const fault = (errors: string) => ({ code: 1, said: '', errors: `${errors}\n` });

describe('npm run backup and npm run restore', () => {
  it(
    '[W-23] [W-24] copy the embedded database of a service, whether that runs or not, to another data folder',
    async () => {
      await mkdir(join(place, 'first'));
      const running = await startEmbeddedPostgres(join(place, 'first'), log);
      await migrate(running.url, migrationsFolder, async () => undefined);
      await askDatabase(
        running.url,
        `insert into companies (name, avatar_channel_max, created_at) values (E'受付\\t\\n\\\\', 1, now())`,
      );
      const rows = await everyRow(running.url);
      expect((await run('backup', 'first', join(place, 'one'))).errors).toBe('');
      await running.stop();
      const resting = await run('backup', 'first', join(place, 'two'));
      expect([resting.code, resting.errors]).toEqual([0, '']);
      expect(resting.said).toContain(
        `The backup is in ${join(place, 'two')}. Keep it from others: it holds secrets.\n`,
      );
      const restored = await run('restore', 'second', join(place, 'one'));
      expect([restored.code, restored.errors]).toEqual([0, '']);
      const second = await startEmbeddedPostgres(join(place, 'second'), log);
      expect(await everyRow(second.url)).toEqual(rows);
      await second.stop();
      const [secret, same] = ['first', 'second'].map((data) => readFile(join(place, data, 'database.secret'), 'utf8'));
      expect(await secret).toBe(await same);
    },
    patience,
  );

  it(
    '[W-23] [W-24] say in one line what is missing, and end with 1',
    async () => {
      expect(await run('backup', 'none')).toEqual(fault('Say where to: npm run backup -- <folder>'));
      expect(await run('backup', 'none', join(place, 'of none'))).toEqual(
        fault(`There is no database in ${join(place, 'none')}: set DATA_DIR or DATABASE_URL.`),
      );
      expect(await run('restore', 'none')).toEqual(fault('Say from where: npm run restore -- <folder>'));
      expect(await run('restore', 'none', place)).toEqual(
        fault(`${place} is no backup, or one that was not finished: it has no manifest.json.`),
      );
    },
    patience,
  );
});

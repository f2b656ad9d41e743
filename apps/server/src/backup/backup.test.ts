import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLogger } from '#platform/log/logger';
import { diskStorage } from '#platform/storage/diskStorage';
import { removalLock } from '#platform/storage/removalLock';
import type { Storage } from '#platform/storage/storage';
import { makeStrayFiles } from '#platform/storage/strayFiles';
import { idIn } from '#testing/answers';
import { backUp, type Env, everyRow, placesForFile, restore } from '#testing/backups';
import { loggedIn, type TestClient } from '#testing/testClient';
import { minutes } from '#testing/testClock';
import { startTestService, type TestService } from '#testing/testService';
import { drawnPicture } from '#testing/uploads';

const patience = 60_000;

const { folder, ofDemo, nowhere } = placesForFile();
let env: Env;
let service: TestService;
let admin: TestClient;

beforeAll(async () => {
  env = await ofDemo('source');
  service = await startTestService({ databaseUrl: env.DATABASE_URL, env });
  admin = await loggedIn(service.url, 'admin@demo.example');
}, patience);

afterAll(() => service.stop());

const add = async (name: string, colour: string): Promise<number> =>
  idIn(await admin.form('/api/addMedia', { image: await drawnPicture(colour, name) }));

const keyOf = async (id: number): Promise<string> => {
  const { rows } = await service.db.execute<{ key: string }>(sql`select key from media where id = ${id}`);
  return rows[0]?.key ?? '';
};

/** The storage of the service; `beforeFirst` happens when the first file is about to be read. */
function interrupted(beforeFirst: () => Promise<unknown>): Storage {
  const disk = diskStorage(join(env.DATA_DIR, 'files'));
  let first: Promise<unknown> | undefined;
  return {
    ...disk,
    async read(key, range) {
      first ??= beforeFirst();
      await first;
      return disk.read(key, range);
    },
  };
}

describe('a backup', { timeout: 2 * patience }, () => {
  it('[W-23] of a service at work has tables of one moment, and every file that they name', async () => {
    // Between the tables that are written together below lies one that takes its time.
    await service.db.execute(sql`
        insert into attempts ("limit", key, at) select 'test', repeat('x', 100) || n, now() from generate_series(1, 50000) n`);
    let isAtWork = true;
    let rounds = 0;
    async function work(colour: string): Promise<void> {
      const kept: number[] = [];
      for (let n = 0; isAtWork && n < 400; n += 1) {
        kept.push(await add(`${colour} ${n}.png`, colour));
        await admin.form('/api/updateCompanyLogo', { image: await drawnPicture(colour) });
        const oldest = kept.length > 2 ? kept.shift() : undefined;
        if (oldest !== undefined) await admin.post('/api/deleteMedia', { targetId: oldest });
        rounds += 1;
      }
    }
    const workers = Promise.all(['#aa0000', '#00aa00'].map(work));
    workers.catch(() => undefined);
    try {
      const roundsLater = (more: number) =>
        expect.poll(() => rounds, { timeout: patience }).toBeGreaterThan(rounds + more);
      await roundsLater(4);
      // More is deleted before the first file is read.
      await backUp(env, folder('at work'), { storage: interrupted(() => roundsLater(4)) });
    } finally {
      isAtWork = false;
      await workers;
    }
    await service.db.execute(sql`delete from attempts where "limit" = 'test'`);

    const target = await nowhere('restored');
    await restore(target, folder('at work'));
    const restored = await startTestService({ databaseUrl: target.DATABASE_URL, env: target });
    try {
      const again = await loggedIn(restored.url, 'admin@demo.example');
      const { rows: media } = await restored.db.execute(sql`select id, name, size from media where name like '#%'`);
      expect(media.length).toBeGreaterThan(0);
      for (const { id, size } of media) {
        const served = await again.send('GET', `/files/media/${id}.png`);
        expect([served.status, String((await served.arrayBuffer()).byteLength)]).toEqual([200, size]);
      }
      const { rows: deeds } = await restored.db.execute(sql`
          select subject as name from audit_entries where action = 'media.added' and subject like '#%'
          except select subject from audit_entries where action = 'media.deleted'`);
      expect(deeds.map(({ name }) => name).sort()).toEqual(media.map(({ name }) => name).sort());
    } finally {
      await restored.stop();
    }
  });

  it('[W-23] has a medium that is deleted after its row was read and before its file is', async () => {
    const targetId = await add('gone.png', '#0000aa');
    const file = join('files', await keyOf(targetId));
    const bytes = await readFile(join(env.DATA_DIR, file));
    const deleted = async () => expect((await admin.post('/api/deleteMedia', { targetId })).result).toBe('OK');
    await backUp(env, folder('deleted'), { storage: interrupted(deleted) });
    expect((await readFile(join(folder('deleted'), file))).equals(bytes)).toBe(true);
    expect((await everyRow(env.DATABASE_URL))['public.media']).not.toContainEqual(expect.stringContaining('gone.png'));
    // What was held back goes as every stray file does.
    service.clock.forward(minutes(61));
    const storage = diskStorage(join(env.DATA_DIR, 'files'));
    await makeStrayFiles({ ...service, storage, log: makeLogger('silent') }).sweep();
    expect(existsSync(join(env.DATA_DIR, file))).toBe(false);
  });

  it('[W-23] is none when the database let go of what kept files from being removed', async () => {
    const letGo = () =>
      service.db.execute(sql`
        select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${removalLock}
        and database = (select oid from pg_database where datname = current_database())`);
    await add('kept.png', '#aa00aa');
    await expect(backUp(env, folder('let go'), { storage: interrupted(letGo) })).rejects.toThrow('take another backup');
    await expect(restore(await nowhere('of let go'), folder('let go'))).rejects.toThrow(
      'is no backup, or one that was not finished',
    );
  });

  it('[W-23] is refused while another one of the same database is under way', async () => {
    let refused: unknown;
    const takeSecond = () =>
      backUp(env, folder('second')).catch((failure: unknown) => {
        refused = failure;
      });
    await backUp(env, folder('first'), { storage: interrupted(takeSecond) });
    expect(String(refused)).toContain('Another backup of this database is under way.');
  });

  it('[W-23] names files that the storage had lost, and leaves them out only when it is told to', async () => {
    const key = await keyOf(await add('lost.png', '#777777'));
    await rm(join(env.DATA_DIR, 'files', key));
    await expect(backUp(env, folder('lacking'))).rejects.toThrow(
      `The storage had lost 1 file before the backup began (${key})`,
    );
    const { files } = await backUp(env, folder('leaving out'), { mayMissFiles: true });
    expect(files.missing).toBe(1);
    expect((await restore(await nowhere('without lost'), folder('leaving out'))).files.missing).toBe(1);
  });

  it('[W-23] goes into an empty folder alone', async () => {
    await expect(backUp(env, env.DATA_DIR)).rejects.toThrow(`The folder ${env.DATA_DIR} is not empty: name a new one.`);
  });
});

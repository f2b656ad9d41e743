import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '#testing/databases';
import { minutes, TestClock } from '#testing/testClock';
import { makeTestDatabase } from '#testing/testDatabase';
import { connect, type DatabaseConnection } from '../db/database';
import { makeLogger } from '../log/logger';
import { diskStorage } from './diskStorage';
import { openStorage } from './openStorage';
import { removalLock } from './removalLock';
import type { Storage } from './storage';
import { makeStrayFiles, type StrayFiles } from './strayFiles';

let database: TestDatabase;
let connection: DatabaseConnection;
let folder: string;
let storage: Storage;
let strays: StrayFiles;
const clock = new TestClock();
/** What the storage cannot remove at the moment. */
let stuck = '';

beforeAll(async () => {
  database = await makeTestDatabase('nothing');
  connection = connect(database.url, makeLogger('silent'));
  folder = await mkdtemp(join(tmpdir(), 'mukae-strays-'));
  const disk = diskStorage(folder);
  storage = {
    ...disk,
    remove: (key) => (key === stuck ? Promise.reject(new Error('away')) : disk.remove(key)),
  };
  strays = makeStrayFiles({ db: connection.db, clock, storage, log: makeLogger('silent') });
});

afterAll(async () => {
  await connection.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const store = (key: string): Promise<void> => strays.put(key, Buffer.from('x'));
const claim = (key: string): Promise<void> => connection.db.transaction((tx) => strays.claim(tx, key));
const isThere = async (key: string): Promise<boolean> => (await storage.sizeOf(key)) !== undefined;
async function sweepAfter(ms: number): Promise<void> {
  clock.forward(ms);
  await strays.sweep();
}

describe('a kill', () => {
  it('[S-21] in the middle of an upload leaves no file that stays', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mukae-killed-'));
    const open = async (dataDir: string) => {
      const storage = await openStorage({ s3: undefined, dataDir });
      return makeStrayFiles({ db: connection.db, clock, storage, log: makeLogger('silent') });
    };
    const [living, killed] = [join(dataDir, 'living'), join(dataDir, 'killed')];
    mkdirSync(living);
    const writing = (await open(living)).put('media/1/film.mp4', Buffer.alloc(48_000_000));
    while (filesBelow(living).length === 0) await new Promise(setImmediate);
    cpSync(living, killed, { recursive: true });
    await writing;
    expect(filesBelow(living)).toEqual(['film.mp4']);
    // Half of it, under whatever name.
    expect(filesBelow(killed)).toHaveLength(1);
    expect(existsSync(join(killed, 'files', 'media', '1', 'film.mp4'))).toBe(false);

    const started = await open(killed);
    clock.forward(minutes(61));
    await started.sweep();
    expect(filesBelow(killed)).toEqual([]);
    await rm(dataDir, { recursive: true });
  });
});

describe('a file', () => {
  it('[O-M09] that no row has claimed goes after an hour, and not before', async () => {
    await store('lost');
    await sweepAfter(minutes(60));
    expect(await isThere('lost')).toBe(true);
    await sweepAfter(1);
    expect(await isThere('lost')).toBe(false);
  });

  it('that a row has claimed stays', async () => {
    await store('claimed');
    await claim('claimed');
    await sweepAfter(minutes(61));
    expect(await isThere('claimed')).toBe(true);
  });

  it('whose row was not written after all is as lost as before', async () => {
    await store('half');
    const writing = connection.db.transaction(async (tx) => {
      await strays.claim(tx, 'half');
      throw new Error('no row');
    });
    await expect(writing).rejects.toThrow('no row');
    await sweepAfter(minutes(61));
    expect(await isThere('half')).toBe(false);
  });

  it('that the storage does not remove is tried again later, and does not keep the others', async () => {
    await store('stuck');
    clock.forward(1);
    await store('behind it');
    stuck = 'stuck';
    await expect(strays.remove('stuck')).resolves.toBeUndefined();
    await sweepAfter(minutes(61));
    await strays.sweep();
    expect([await isThere('stuck'), await isThere('behind it')]).toEqual([true, false]);
    stuck = '';
    await sweepAfter(minutes(61));
    expect(await isThere('stuck')).toBe(false);
  });

  it('that is about to be removed gets no row any more', async () => {
    await store('leaving');
    stuck = 'leaving';
    await strays.remove('leaving');
    stuck = '';
    await expect(claim('leaving')).rejects.toThrow('leaving');
  });

  it('stays while a backup holds removals back, and goes afterwards', async () => {
    await store('awaited');
    await connection.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${removalLock})`);
      await strays.remove('awaited');
      await sweepAfter(minutes(61));
      expect(await isThere('awaited')).toBe(true);
    });
    await strays.sweep();
    expect(await isThere('awaited')).toBe(false);
  });

  it('that is gone already gets no row', async () => {
    await store('late');
    await sweepAfter(minutes(61));
    await expect(claim('late')).rejects.toThrow('late');
  });
});

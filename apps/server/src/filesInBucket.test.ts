import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#platform/config/settings';
import { connect, type DatabaseConnection } from '#platform/db/database';
import { makeLogger } from '#platform/log/logger';
import { openStorage } from '#platform/storage/openStorage';
import { makeStrayFiles } from '#platform/storage/strayFiles';
import { strayFiles } from '#platform/storage/strayFiles.tables';
import { idIn } from '#testing/answers';
import type { TestDatabase } from '#testing/databases';
import { demoUser } from '#testing/people';
import { type S3Server, startS3Server } from '#testing/s3Server';
import { type Answered, loggedIn, type TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import { makeTestDatabase } from '#testing/testDatabase';
import { startTestService, type TestService } from '#testing/testService';
import { drawnPicture, sampleFilm, sampleModel } from '#testing/uploads';

let database: TestDatabase;
let watcher: DatabaseConnection;
let bucket: S3Server;
let service: TestService;
let admin: TestClient;
let removesNothing = false;
const askedInTransaction: string[] = [];

const transactionsOpen = async (): Promise<boolean> => {
  const { rows } = await watcher.db.execute(sql`
    select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`);
  return rows.length > 0;
};

/** What others do passes; a transaction that waits for the bucket stays as long as the bucket waits for it. */
async function staysOpen(): Promise<boolean> {
  for (let n = 0; n < 20; n += 1) {
    if (!(await transactionsOpen())) return false;
    await pause(50);
  }
  return true;
}

beforeAll(async () => {
  database = await makeTestDatabase();
  watcher = connect(database.url, makeLogger('silent'));
  bucket = await startS3Server({
    async refuses({ method, url }) {
      if (await staysOpen()) askedInTransaction.push(`${method} ${url}`);
      return removesNothing && method === 'DELETE';
    },
  });
  service = await startTestService({ databaseUrl: database.url, env: bucket.env });
  admin = await loggedIn(service.url, 'admin@demo.example');
});

afterAll(async () => {
  await service.stop();
  await watcher.close();
  await bucket.stop();
  await database.drop();
});

const ok = (answer: Answered): Answered => {
  expect(answer).toMatchObject({ result: 'OK' });
  return answer;
};
const picture = () => drawnPicture('#125a4e');

async function someoneComesAndGoes(): Promise<void> {
  const person = { login_id: 'short@demo.example', name: '短期 花子', kana: 'たんき', password: 'Welcome2026!' };
  const id = idIn(ok(await admin.form('/api/addUser', { ...person, image: await picture() })));
  ok(await admin.form('/api/updateUser', { targetUserId: String(id), image: await picture() }));
  ok(await admin.post('/api/deleteUser', { targetUserId: id }));
}

async function aScreenComesAndGoes(): Promise<void> {
  const storeId = String((await demoUser(service, 'admin')).storeId);
  const id = idIn(ok(await admin.form('/api/addSignage', { name: '催事場', storeId, image: await picture() })));
  ok(await admin.form('/api/updateSignage', { targetId: String(id), image: await picture() }));
  ok(await admin.post('/api/deleteSignage', { targetId: id }));
}

async function aFilmComesAndGoes(): Promise<void> {
  const id = idIn(ok(await admin.form('/api/addMedia', { image: await sampleFilm() })));
  const frame = { isThumbnail: '1', filename: `${id}.mp4` };
  ok(await admin.form('/api/addMedia', { ...frame, image: await picture() }));
  ok(await admin.form('/api/addMedia', { ...frame, image: await picture() }));
  ok(await admin.post('/api/deleteMedia', { targetId: id }));
}

async function aPictureComesAndGoes(): Promise<void> {
  const id = idIn(ok(await admin.form('/api/addMedia', { image: await picture() })));
  ok(await admin.post('/api/deleteMedia', { targetId: id }));
}

async function aCharacterComesAndGoes(): Promise<void> {
  const fields = { name: 'さくら', model: sampleModel(), image: await picture() };
  const id = idIn(ok(await admin.form('/api/addCharacter', fields)));
  ok(await admin.post('/api/deleteCharacter', { targetId: id }));
}

const stays = [
  ['somebody with a picture', someoneComesAndGoes, 2],
  ['a screen with a picture', aScreenComesAndGoes, 2],
  ['a film with a frame', aFilmComesAndGoes, 3],
  ['a picture', aPictureComesAndGoes, 2],
  ['a character', aCharacterComesAndGoes, 2],
] as const;

const strayKeys = async () => (await service.db.select().from(strayFiles)).map(({ key }) => key);

describe('a bucket', () => {
  it.each(stays)('is never waited for in a transaction: %s comes and goes', async (_, comeAndGo, files) => {
    bucket.asked.length = 0;
    await comeAndGo();
    const asked = (method: string) => bucket.asked.filter((line) => line.startsWith(`${method} `));
    expect([asked('PUT').length, asked('DELETE').length]).toEqual([files, files]);
    expect(askedInTransaction).toEqual([]);
    expect(await strayKeys()).toEqual([]);
  });

  it.each(stays)(
    '[O-M09] that removes nothing fails no deed: %s goes, its files later',
    async (_, comeAndGo, files) => {
      removesNothing = true;
      await comeAndGo();
      removesNothing = false;
      const left = await strayKeys();
      expect(left).toHaveLength(files);

      const storage = await openStorage(readSettings({ DATA_DIR: service.dataDir, ...bucket.env }));
      const { db, clock } = service;
      clock.forward(hours(1) + 1);
      await makeStrayFiles({ db, clock, storage, log: makeLogger('silent') }).sweep();
      expect(await Promise.all(left.map(storage.sizeOf))).toEqual(left.map(() => undefined));
      expect(await strayKeys()).toEqual([]);
      admin = await loggedIn(service.url, 'admin@demo.example');
    },
  );
});

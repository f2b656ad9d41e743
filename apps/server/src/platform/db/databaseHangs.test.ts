import { once } from 'node:events';
import { setTimeout as passed } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Cable } from '#testing/cable';
import type { TestDatabase } from '#testing/databases';
import { loggedIn } from '#testing/testClient';
import { makeTestDatabase } from '#testing/testDatabase';
import { startTestService } from '#testing/testService';
import { makeLogger } from '../log/logger';
import { connect, type DatabaseConnection } from './database';
import { isDatabaseAway } from './failures';

const everyConnection = 12;
const limits = { connectMs: 5000, statementMs: 800, idleTransactionMs: 800, answerMs: 1600 };

let database: TestDatabase;
let cable: Cable;
let nearUrl: string;
let connection: DatabaseConnection;

beforeAll(async () => {
  database = await makeTestDatabase('demo');
  ({ cable, url: nearUrl } = await Cable.to(database.url));
  connection = connect(nearUrl, makeLogger('silent'), limits);
});

afterEach(() => cable.plugIn());

afterAll(async () => {
  await connection.close();
  await cable.remove();
  await database.drop();
});

const transaction = () => connection.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.05)`));
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it did not fail',
    (failure: unknown) => failure,
  );
const manyAtOnce = <Result>(work: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: everyConnection }, work));

describe('a database that hangs', () => {
  it('[S-04] gives every connection back once it answers again, though no transaction could begin on it', async () => {
    await manyAtOnce(transaction);
    cable.deafen();
    for (const failure of await manyAtOnce(() => failureOf(transaction()))) expect(isDatabaseAway(failure)).toBe(true);
    cable.plugIn();
    expect(await manyAtOnce(transaction)).toHaveLength(everyConnection);
  });

  it('[S-04] ends a statement that takes too long', async () => {
    const failure = await failureOf(connection.db.execute(sql`select pg_sleep(5)`));
    expect(isDatabaseAway(failure)).toBe(true);
  });

  it('[S-04] ends a transaction in which nothing happens for too long, and nothing of it is kept', async () => {
    const failure = await failureOf(
      connection.db.transaction(async (tx) => {
        await tx.execute(sql`create table left_behind (id int)`);
        await passed(1500);
        await tx.execute(sql`select 1`);
      }),
    );
    expect(isDatabaseAway(failure)).toBe(true);
    const { rows } = await connection.db.execute(sql`select to_regclass('left_behind') as found`);
    expect(rows).toEqual([{ found: null }]);
    expect(await manyAtOnce(transaction)).toHaveLength(everyConnection);
  });

  it('[S-04] does not keep the service from stopping', async () => {
    const service = await startTestService({ databaseUrl: nearUrl });
    const admin = await loggedIn(service.url, 'admin@demo.example');
    expect((await admin.form('/api/addStore', { name: '駅前店' })).status).toBe(200);
    cable.deafen();
    const arrived = once(service.mukae.app.server, 'request');
    const asked = admin.form('/api/addStore', { name: '空港店' });
    await arrived;
    const begun = performance.now();
    await service.stop();
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect((await asked).status).toBe(503);
  });
});

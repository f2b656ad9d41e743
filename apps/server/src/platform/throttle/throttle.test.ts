import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '#testing/databases';
import { hours, minutes, TestClock } from '#testing/testClock';
import { makeTestDatabase } from '#testing/testDatabase';
import { connect, type DatabaseConnection } from '../db/database';
import { makeLogger } from '../log/logger';
import { Refusal } from '../refusals/refusal';
import { makeThrottle, type Throttle } from './throttle';
import { attempts } from './throttle.tables';

let database: TestDatabase;
let connection: DatabaseConnection;
let throttle: Throttle;
const clock = new TestClock();

beforeAll(async () => {
  database = await makeTestDatabase('nothing');
  connection = connect(database.url, makeLogger('silent'));
  throttle = makeThrottle(connection.db, clock);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

const reset = (key: string) => throttle.take('resetsOfLoginId', key);
const waitFor = (taken: Promise<unknown>) =>
  taken.then(
    () => 0,
    (refusal) => (refusal instanceof Refusal ? refusal.retryAfterSeconds : undefined),
  );
const waitOf = (key: string) => waitFor(reset(key));

describe('the throttle', () => {
  it('[D-A09] refuses beyond the limit, and tells when the oldest try leaves the window', async () => {
    for (let n = 0; n < 5; n += 1) {
      await reset('slow');
      clock.forward(minutes(10));
    }
    expect(await waitOf('slow')).toBe(600);
    clock.forward(minutes(10));
    expect(await waitOf('slow')).toBe(0);
    expect(await waitOf('slow')).toBe(600);
  });

  it('[D-A09] a refused try does not count', async () => {
    for (let n = 0; n < 5; n += 1) await reset('stubborn');
    clock.forward(minutes(59));
    for (let n = 0; n < 5; n += 1) expect(await waitOf('stubborn')).toBe(60);
    clock.forward(minutes(1));
    expect(await waitOf('stubborn')).toBe(0);
  });

  it('[D-A09] counts each key and each limit apart', async () => {
    for (let n = 0; n < 5; n += 1) await reset('one');
    expect(await waitOf('one')).toBeGreaterThan(0);
    expect(await waitOf('two')).toBe(0);
    await throttle.take('loginFailuresOfLoginId', 'one');
  });

  it('[D-A09] lets no more than the limit through when many come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => waitOf('crowd')));
    expect(waits.filter((wait) => wait === 0).length).toBeLessThanOrEqual(5);
  });

  it('[D-A09] gives back and clears', async () => {
    const taken = [];
    for (let n = 0; n < 5; n += 1) taken.push(await reset('back'));
    await throttle.giveBack(...taken.slice(0, 2));
    await reset('back');
    await reset('back');
    expect(await waitOf('back')).toBeGreaterThan(0);
    await throttle.clear('resetsOfLoginId', 'back');
    expect(await waitOf('back')).toBe(0);
    await throttle.giveBack();
    expect(await waitOf('back')).toBe(0);
  });

  it('[S-13] counts what is caused together all or not at all, with the transaction, and one after another', async () => {
    const firm = { limit: 'mailsOfCompany', key: 'firm', max: 100 } as const;
    const take = (times: number) => waitFor(connection.db.transaction((tx) => throttle.takeWithin(tx, firm, times)));
    const all = await Promise.all([take(60), take(60)]);
    expect(all.sort()).toEqual([0, 24 * 60 * 60]);
    const undone = connection.db.transaction(async (tx) => {
      await throttle.takeWithin(tx, firm, 40);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const wouldWait = (times: number) => waitFor(throttle.refuseTooMany(connection.db, firm, times));
    expect([await wouldWait(40), await wouldWait(41)]).toEqual([0, 24 * 60 * 60]);
    clock.forward(hours(1));
    expect([await take(40), await take(1), await take(1000)]).toEqual([0, 23 * 60 * 60, 24 * 60 * 60]);
  });

  it('[S-13] counts on when more are allowed than before, and tells it with the error that was asked for', async () => {
    const grown = { limit: 'mailsOfCompany', key: 'grown', error: 'tooManyMails' } as const;
    const take = (max: number, times: number) =>
      connection.db.transaction((tx) => throttle.takeWithin(tx, { ...grown, max }, times));
    await take(100, 100);
    await expect(take(100, 1)).rejects.toMatchObject({ error: 'tooManyMails', retryAfterSeconds: 24 * 60 * 60 });
    await expect(take(300, 201)).rejects.toMatchObject({ error: 'tooManyMails' });
    await take(300, 200);
  });

  it('forgets what no window reaches', async () => {
    clock.forward(hours(25));
    await reset('late');
    await throttle.sweep();
    expect(await connection.db.select({ key: attempts.key }).from(attempts)).toEqual([{ key: 'late' }]);
  });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Sessions, UserPictures } from '#features/accounts';
import type { Audit } from '#features/audit';
import type { takeSeat } from '#features/channels';
import type { holdCompany } from '#features/companies';
import type { Outbox } from '#features/outbox';
import type { Database, Queryable, Transaction } from '#platform/db/database';
import type { reserveId } from '#platform/db/reserveId';
import type { makeStrayFiles, StrayFiles } from '#platform/storage/strayFiles';
import { strayFiles } from '#platform/storage/strayFiles.tables';
import type { makeThrottle } from '#platform/throttle/throttle';
import { serviceForFile } from '#testing/serviceForFile';
import type { addUser, findUser, holdUser } from './features/accounts/users.repo';
import type { addPairing } from './features/pairing/pairing.repo';

/** The first thing that a function is handed. */
type Handed<Deed extends (...args: never[]) => unknown> = Parameters<Deed>[0];

// The compiler fails where one of these does not hold.
describe('a transaction is a type', () => {
  it('is no database, and a database is none; either can be asked', () => {
    expectTypeOf<Database>().not.toExtend<Transaction>();
    expectTypeOf<Transaction>().not.toExtend<Database>();
    expectTypeOf<Queryable>().not.toExtend<Transaction>();
    expectTypeOf<Queryable>().not.toExtend<Database>();
    expectTypeOf<Database>().toExtend<Queryable>();
    expectTypeOf<Transaction>().toExtend<Queryable>();
    expectTypeOf<Transaction>().not.toHaveProperty('transaction');
  });

  it('is asked for by what belongs together with something else, and by what holds a row', () => {
    expectTypeOf<Database>().not.toExtend<Handed<Audit['record']>>();
    expectTypeOf<Database>().not.toExtend<Handed<Outbox['post']>>();
    expectTypeOf<Database>().not.toExtend<Handed<Sessions['closeAllOf']>>();
    expectTypeOf<Database>().not.toExtend<Handed<StrayFiles['claim']>>();
    expectTypeOf<Database>().not.toExtend<Handed<UserPictures['exchange']>>();
    expectTypeOf<Database>().not.toExtend<Handed<typeof addUser>>();
    expectTypeOf<Database>().not.toExtend<Handed<typeof holdUser>>();
    expectTypeOf<Database>().not.toExtend<Handed<typeof holdCompany>>();
  });

  it('is not handed to what waits for something else, begins one of its own, or may fail and be tried again', () => {
    expectTypeOf<Transaction>().not.toExtend<Handed<typeof makeThrottle>>();
    expectTypeOf<Transaction>().not.toExtend<Handed<typeof makeStrayFiles>['db']>();
    expectTypeOf<Transaction>().not.toExtend<Handed<typeof reserveId>>();
    expectTypeOf<Transaction>().not.toExtend<Handed<typeof takeSeat>>();
    expectTypeOf<Transaction>().not.toExtend<Handed<typeof addPairing>>();
  });

  it('is as good as a database for whoever only reads', () => {
    expectTypeOf<Database>().toExtend<Handed<typeof findUser>>();
    expectTypeOf<Transaction>().toExtend<Handed<typeof findUser>>();
  });
});

describe('what is written in a transaction', () => {
  const service = serviceForFile({ MODE: 'srv' });
  const note = (db: Queryable, key: string) => db.insert(strayFiles).values({ key, since: service().clock.now() });
  const keys = async (db: Queryable) => (await db.select().from(strayFiles)).map(({ key }) => key);

  it('is there for others when all of it is done, and not before', async () => {
    const { db } = service();
    const result = await db.transaction(async (tx) => {
      await note(tx, 'one');
      expect([await keys(tx), await keys(db)]).toEqual([['one'], []]);
      return 'done';
    });
    expect([result, await keys(db)]).toEqual(['done', ['one']]);
  });

  it('is nowhere when a part of it fails', async () => {
    const { db } = service();
    const writing = db.transaction(async (tx) => {
      await note(tx, 'two');
      throw new Error('no more');
    });
    await expect(writing).rejects.toThrow('no more');
    expect(await keys(db)).not.toContain('two');
  });
});

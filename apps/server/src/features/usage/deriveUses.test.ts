import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeLogger } from '#platform/log/logger';
import { addMeeting, addTalk, addTalks } from '#testing/meetings';
import { addStranger } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { minutes as ms } from '#testing/testClock';
import { makeDerivation } from './deriveUses';
import { usageLines } from './usage.tables';
import { usageReport } from './usageReport';

const told: string[] = [];
const service = serviceForFile({}, (line) => told.push(line));
const at = (time: string): Date => new Date(`2026-11-16T${time}:00+09:00`);

let companies = 0;
async function newCompany() {
  companies += 1;
  return addStranger(service(), { loginId: `derive${companies}@other.example`, role: 'webReservationUser' });
}

const linesOf = (companyId: number) =>
  service().db.select().from(usageLines).where(eq(usageLines.companyId, companyId)).orderBy(asc(usageLines.id));
const derive = () => service().mukae.usage.derive();
/** One of several nodes, or of several lives of one. */
const another = (db = service().db) => makeDerivation({ db, clock: service().clock, log: makeLogger('silent') });

describe('a talked stretch', () => {
  it('[O-RU03] becomes one line that explains itself for ever', async () => {
    const { companyId, id: userId } = await newCompany();
    const meeting = { companyId, userId, userName: '森 あかり', title: '商談', startsAt: at('14:00'), minutes: 30 };
    const reservationId = await addMeeting(service(), { ...meeting, feeRate: 250 });
    const recordId = await addTalk(service(), { companyId, reservationId, from: at('13:58'), minutes: 20 });
    await derive();
    expect(await linesOf(companyId)).toEqual([
      {
        id: expect.any(Number),
        kind: 'use',
        companyId,
        month: '2026-11',
        userId,
        userName: '森 あかり',
        reservationId,
        title: '商談',
        windowFrom: at('14:00'),
        windowUntil: at('14:30'),
        recordId,
        talkedFrom: at('14:00'),
        talkedUntil: at('14:18'),
        minutes: 18,
        rate: 250,
        fee: 450,
        isFree: false,
        amount: 450,
        reason: '',
        byId: null,
        byName: '',
        otherMonth: null,
        writtenAt: service().clock.now(),
      },
    ]);
  });

  it('[O-RU03] is one of a meeting in which people talked, and within its window', async () => {
    const { companyId } = await newCompany();
    const reservationId = await addMeeting(service(), { companyId, startsAt: at('10:00') });
    await addTalk(service(), { companyId, reservationId: null, from: at('10:10'), minutes: 5 });
    await addTalk(service(), { companyId, reservationId, from: at('11:00'), minutes: 5 });
    await derive();
    expect(await linesOf(companyId)).toEqual([]);
  });

  it('[O-RU02] is free the first fifteen times of ten minutes or less of a contract, and asked for afterwards', async () => {
    const { companyId } = await newCompany();
    const reservationId = await addMeeting(service(), { companyId, startsAt: at('10:00'), minutes: 540 });
    const talk = (n: number, minutes: number) =>
      addTalk(service(), { companyId, reservationId, from: new Date(at('10:00').getTime() + ms(20 * n)), minutes });
    for (let n = 0; n < 8; n += 1) await talk(n, 10);
    await derive();
    await talk(8, 11);
    for (let n = 9; n < 18; n += 1) await talk(n, 3);
    await derive();
    const amounts = (await linesOf(companyId)).map(({ amount }) => amount);
    expect(amounts).toEqual([...Array(8).fill(0), 330, ...Array(7).fill(0), 90, 90]);
  });

  it('[D-RU03] is skipped, and told of, where its reservation is gone', async () => {
    const { companyId } = await newCompany();
    const record = await addTalk(service(), { companyId, reservationId: 999_999, from: at('10:00'), minutes: 5 });
    await derive();
    await expect.poll(() => told.filter((line) => line.includes(record)).join()).toContain('cannot be billed');
    expect(await linesOf(companyId)).toEqual([]);
  });

  it('[D-RU10] that has no line because its reservation was gone is named when all is counted anew', async () => {
    const { companyId } = await newCompany();
    const record = await addTalk(service(), { companyId, reservationId: 999_998, from: at('10:00'), minutes: 5 });
    await derive();
    const { differences } = await usageReport(service().db);
    expect(differences).toContain(`record ${record}: its reservation is gone, and it has no line`);
  });
});

describe('whoever counts', () => {
  async function talked(times: number) {
    const { companyId } = await newCompany();
    const reservationId = await addMeeting(service(), { companyId, startsAt: at('10:00'), minutes: 540 });
    const begin = at('10:00').getTime();
    const stretch = { companyId, reservationId, minutes: 0.5 };
    await addTalks(
      service(),
      Array.from({ length: times }, (_, n) => ({ ...stretch, from: new Date(begin + n * ms(0.4)) })),
    );
    return companyId;
  }

  it('[O-RU04] counts what was counted no second time', async () => {
    const companyId = await talked(3);
    await derive();
    const before = await linesOf(companyId);
    expect(before).toHaveLength(3);
    await derive();
    await another()();
    expect(await linesOf(companyId)).toEqual(before);
  });

  it('[O-RU04] counts once with several at the same time, in more than one go', async () => {
    const companyId = await talked(1100);
    await Promise.all([derive(), another()(), another()(), another()()]);
    const lines = await linesOf(companyId);
    expect(lines).toHaveLength(1100);
    expect(lines.filter(({ isFree }) => isFree)).toHaveLength(15);
  });

  it('[O-RU04] loses nothing and leaves no half when it is ended in between', async () => {
    const companyId = await talked(2);
    const { db } = service();
    let written: number[] = [];
    const ended = another({
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          await work(tx);
          const lines = await tx.select().from(usageLines).where(eq(usageLines.companyId, companyId));
          written = lines.map(({ id }) => id);
          throw new Error('ended');
        }),
    });
    await expect(ended()).rejects.toThrow('ended');
    await derive();
    const lines = await linesOf(companyId);
    expect(lines).toHaveLength(2);
    for (const { id } of lines) expect(written).not.toContain(id);
  });
});

describe('what was counted and billed', () => {
  it.each([
    ['a line is not changed', sql`update usage_lines set amount = 0`],
    ['a line is not removed', sql`delete from usage_lines`],
    ['the ledger is not emptied', sql`truncate usage_lines`],
    ['closed months are not opened', sql`truncate closed_months`],
    ['invoices are not removed', sql`truncate invoices`],
  ])('[O-RU05] stays as it was: %s, by whatever way', async (_, statement) => {
    await expect(service().db.execute(statement)).rejects.toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining('never changed or removed') }),
      }),
    );
  });
});

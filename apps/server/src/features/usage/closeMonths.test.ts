import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { noCompany } from '@mukae/contract/domain/company/companyName';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeLogger } from '#platform/log/logger';
import { idIn } from '#testing/answers';
import { addMeeting, addTalk } from '#testing/meetings';
import { addStranger, demoUser } from '#testing/people';
import { anotherBooker } from '#testing/reservations';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { companies } from '../companies/companies.tables';
import { makeMonthClosing } from './closeMonths';
import { makeDerivation } from './deriveUses';
import { closedMonths, invoices, usageLines } from './usage.tables';
import { usageReport } from './usageReport';

const issuer = { ISSUER_NAME: '迎え株式会社', INVOICE_REGISTRATION_NUMBER: 'T1234567890123' };
const service = serviceForFile(issuer);

let strangers = 0;
async function newCompany(): Promise<number> {
  strangers += 1;
  const stranger = { loginId: `close${strangers}@other.example`, role: 'webReservationUser' } as const;
  return (await addStranger(service(), stranger)).companyId;
}

async function talk(companyId: number, day: string, minutes = 30): Promise<void> {
  const startsAt = new Date(`${day}T10:00:00+09:00`);
  const reservationId = await addMeeting(service(), { companyId, startsAt });
  await addTalk(service(), { companyId, reservationId, from: startsAt, minutes });
}

function until(time: string): void {
  const { clock } = service();
  clock.forward(new Date(`${time}:00+09:00`).getTime() - clock.now().getTime());
}

const close = () => service().mukae.usage.closeMonths();
const closedOf = (companyId: number) =>
  service()
    .db.select()
    .from(closedMonths)
    .where(eq(closedMonths.companyId, companyId))
    .orderBy(asc(closedMonths.month));
const invoicesOf = (...companyIds: number[]) =>
  service().db.select().from(invoices).where(inArray(invoices.companyId, companyIds)).orderBy(asc(invoices.number));
const linesOf = (companyId: number) =>
  service().db.select().from(usageLines).where(eq(usageLines.companyId, companyId)).orderBy(asc(usageLines.id));

let system: TestClient;
async function correct(companyId: number, amount: number): Promise<number> {
  system = await loggedIn(service().url, 'system@demo.example');
  const wanted = { targetCompanyId: companyId, amount, reason: '通信の不調のため' };
  return idIn(await system.post('/reservation/addCorrection', wanted));
}

let first: number;
let owing: number;
beforeAll(async () => {
  first = await newCompany();
  owing = await newCompany();
  await talk(first, '2026-11-16');
  await talk(first, '2026-11-17', 45);
  await correct(owing, -500);
});

describe('a month', () => {
  it('[D-RU06] is open until two hours after its end', async () => {
    until('2026-12-01T01:59');
    await close();
    expect(await closedOf(first)).toEqual([]);
  });

  it('[D-RU06] [D-RU09] is then closed with an invoice that holds all it says', async () => {
    until('2026-12-01T02:00');
    await close();
    expect(await closedOf(first)).toMatchObject([{ month: '2026-11', lines: 2, amount: 2250 }]);
    expect(await invoicesOf(first)).toEqual([
      {
        number: 1,
        companyId: first,
        month: '2026-11',
        issuedAt: service().clock.now(),
        content: {
          recipient: { name: '別会社', isPerson: false },
          issuer: { name: '迎え株式会社', registrationNumber: 'T1234567890123' },
          bill: {
            paid: [{ rate: 300, uses: 2, minutes: 75, amount: 2250 }],
            free: { uses: 0, minutes: 0 },
            corrections: { lines: 0, amount: 0 },
            sum: 2250,
            taxes: [{ rate: 10, of: 2250, tax: 225 }],
            total: 2475,
          },
          dueDay: '2026-12-30',
        },
      },
    ]);
  });

  it('[D-RU07] never changes any more: what comes late stands in the next one', async () => {
    const before = [await closedOf(first), await invoicesOf(first)];
    await talk(first, '2026-11-30');
    await close();
    expect([await closedOf(first), await invoicesOf(first)]).toEqual(before);
    expect((await linesOf(first)).at(-1)).toMatchObject({ month: '2026-12', amount: 900 });
    const more = sql`insert into usage_lines (kind, company_id, month, user_name, title, talked_from, talked_until,
        minutes, rate, fee, is_free, amount, reason, by_name, written_at)
      values ('correction', ${first}, '2026-11', '', '', now(), now(), 0, 0, 0, false, 1, '', '', now())`;
    await expect(service().db.execute(more)).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringContaining('is closed') }) }),
    );
  });

  it('[D-RU05] that comes to less than nothing has no invoice, and the next one takes it over', async () => {
    expect(await closedOf(owing)).toMatchObject([{ month: '2026-11', lines: 2, amount: 0 }]);
    expect(await invoicesOf(owing)).toEqual([]);
    expect(await linesOf(owing)).toMatchObject([
      { kind: 'correction', month: '2026-11', amount: -500 },
      { kind: 'carried', month: '2026-11', otherMonth: '2026-12', amount: 500 },
      { kind: 'carried', month: '2026-12', otherMonth: '2026-11', amount: -500 },
    ]);
    await talk(owing, '2026-12-10', 60);
    until('2027-01-01T02:00');
    await close();
    expect((await invoicesOf(owing))[0]?.content.bill).toMatchObject({ sum: 1300, total: 1430 });
  });

  it('[D-RU06] after a long pause is closed month by month, in order', async () => {
    const company = await newCompany();
    await talk(company, '2027-01-10');
    await talk(company, '2027-03-10');
    until('2027-04-02T00:00');
    await close();
    expect(await closedOf(company)).toMatchObject([{ month: '2027-01' }, { month: '2027-03' }]);
    const [late, usual] = await invoicesOf(company);
    expect([late?.content.dueDay, usual?.content.dueDay]).toEqual(['2027-05-31', '2027-04-30']);
  });
});

describe('whom an invoice names', () => {
  it('[D-RU16] is who was the contract, also when she was deleted before the month was closed', async () => {
    const name = '個人 花子';
    const person = { loginId: 'alone@other.example', role: 'webReservationUser', name } as const;
    const { id: userId, companyId } = await addStranger(service(), person);
    await service().db.update(companies).set({ name: noCompany }).where(eq(companies.id, companyId));
    const startsAt = new Date('2027-04-05T10:00:00+09:00');
    const reservationId = await addMeeting(service(), { companyId, userId, userName: name, startsAt });
    await addTalk(service(), { companyId, reservationId, from: startsAt, minutes: 30 });
    until('2027-04-06T00:00');
    system = await loggedIn(service().url, 'system@demo.example');
    expect((await system.post('/api/deleteUser', { targetUserId: userId })).result).toBe('OK');
    until('2027-05-01T02:00');
    await close();
    expect((await invoicesOf(companyId)).map(({ content }) => content.recipient)).toEqual([{ name, isPerson: true }]);
  });
});

describe('the numbers of invoices', () => {
  it('[D-RU09] have no gap and none twice, with twenty who close at once', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, newCompany));
    for (const company of many) await talk(company, '2027-05-10');
    until('2027-06-01T02:00');
    const { db, clock } = service();
    const derive = makeDerivation({ db, clock, log: makeLogger('silent') });
    const closings = Array.from({ length: 20 }, () => makeMonthClosing({ db, clock, issuer: {}, derive }));
    await Promise.all(closings.map((closeOnce) => closeOnce()));
    expect(await invoicesOf(...many)).toHaveLength(20);
    const numbers = (await db.select().from(invoices)).map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

describe('the rate that was agreed', () => {
  it('[O-RU01] [O-RU03] when it was reserved is kept and billed, whatever the company pays since', async () => {
    const { client } = await anotherBooker(service(), 'agreed@demo.example');
    const { companyId } = await demoUser(service(), 'admin');
    system = await loggedIn(service().url, 'system@demo.example');
    const agree = async (fee_rate: number) =>
      expect((await system.post('/api/updateCompany', { targetCompanyId: companyId, fee_rate })).result).toBe('OK');
    await agree(250);
    const slot = { start: '2027-06-02T10:00:00+09:00', end: '2027-06-02T11:00:00+09:00' };
    const made = await client.post('/token/create', { title: '商談', characterID: 1, ...slot });
    const { id } = reservationCalls.createReservation.output.parse(made.body);
    await agree(400);
    const { body } = await client.post('/token/get/reservation', { targetID: id });
    expect(body).toMatchObject({ reservation: { fee_rate: 250 } });
    const talk = { companyId: companyId ?? 0, reservationId: id, from: new Date(slot.start), minutes: 30 };
    until('2027-06-02T10:30');
    await addTalk(service(), talk);
    until('2027-07-01T02:00');
    await close();
    expect(await linesOf(talk.companyId)).toMatchObject([{ reservationId: id, minutes: 30, rate: 250, amount: 750 }]);
    expect((await invoicesOf(talk.companyId)).map(({ content }) => content.bill.paid)).toEqual([
      [{ rate: 250, uses: 1, minutes: 30, amount: 750 }],
    ]);
  });
});

describe('counted anew', () => {
  const program = fileURLToPath(new URL('../../../../../scripts/usageCheck.ts', import.meta.url));

  it('[D-RU10] all that was counted, closed and billed is the same', async () => {
    const { read, differences } = await usageReport(service().db);
    expect(read).toMatch(/^2\d calls, \d+ lines, \d+ closed months, \d+ invoices$/);
    expect(differences).toEqual([]);
  });

  it('[D-RU10] what somebody changed in the database is named by the command, which fails', async () => {
    const { db } = service();
    const [line] = await linesOf(first);
    await db.execute(sql`alter table usage_lines disable trigger user`);
    await db.execute(sql`update usage_lines set minutes = 31 where id = ${line?.id}`);
    await db.execute(sql`alter table usage_lines enable trigger user`);
    const env = { PATH: process.env.PATH, DATABASE_URL: service().databaseUrl };
    const child = spawn(process.execPath, ['--import', 'tsx', program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(said).toContain(`line ${line?.id}: minutes is 31, counted anew 30\n`);
    expect(said).toContain('INV-000001: minutes at 300 is 75, counted anew 76\n');
    expect(said).toContain('2 differences.\n');
  }, 60_000);
});

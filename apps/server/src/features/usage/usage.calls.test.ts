import { usageCalls } from '@mukae/contract/calls/usage';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { idIn, refusalIn } from '#testing/answers';
import { addMeeting, addTalk } from '#testing/meetings';
import { addPerson, addStranger, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';

let queries = 0;
const service = serviceForFile({ LOG_LEVEL: 'trace', FACE_CAPTURE_HOST: 'off' }, (line) => {
  if (line.includes('"msg":"query"')) queries += 1;
});
const at = (day: string, time: string): Date => new Date(`${day}T${time}:00+09:00`);

let company: number;
let admin: TestClient;
let system: TestClient;
let colleague: TestClient;
let guest: TestClient;
let guestCompany: number;
let ownMeeting: number;

const ask = async (client: TestClient, wanted: object = {}) =>
  usageCalls.getUsage.output.parse((await client.post('/reservation/getUsage', wanted)).body);

beforeAll(async () => {
  const { url } = service();
  company = (await demoUser(service(), 'admin')).companyId ?? 0;
  const person = await demoUser(service(), 'guest');
  guestCompany = person.companyId ?? 0;
  const userId = await addPerson(service(), {
    loginId: 'colleague@demo.example',
    role: 'webReservationUser',
    name: '同僚 一郎',
  });
  ownMeeting = await addMeeting(service(), {
    companyId: company,
    userId,
    userName: '同僚 一郎',
    title: '=商談',
    startsAt: at('2026-11-10', '10:00'),
  });
  const others = await addMeeting(service(), { companyId: company, startsAt: at('2026-11-10', '14:00') });
  const guests = { companyId: guestCompany, userId: person.id, userName: person.name };
  const hers = await addMeeting(service(), { ...guests, startsAt: at('2026-11-12', '09:00') });
  const talk = (companyId: number, reservationId: number, from: Date, minutes: number) =>
    addTalk(service(), { companyId, reservationId, from, minutes });
  await talk(company, ownMeeting, at('2026-11-10', '10:00'), 25);
  await talk(company, ownMeeting, at('2026-11-10', '10:40'), 8);
  await talk(company, others, at('2026-11-10', '14:00'), 40);
  await talk(guestCompany, hers, at('2026-11-12', '09:00'), 11);
  await service().mukae.usage.derive();
  admin = await loggedIn(url, 'admin@demo.example');
  system = await loggedIn(url, 'system@demo.example');
  colleague = await loggedIn(url, 'colleague@demo.example');
  guest = await loggedIn(url, 'guest@demo.example');
});

describe('the usage of a month', () => {
  it('[O-RU06] tells a person what she used, line by line, and what it costs with and without tax', async () => {
    const usage = await ask(colleague);
    expect(usage).toMatchObject({
      month: '2026-11',
      count: 2,
      uses: 2,
      minutes: 33,
      total: 750,
      tax: 75,
      totalWithTax: 825,
      freeUsesLeft: 14,
      byDay: [{ day: 10, minutes: 33 }],
      isClosed: false,
      invoiceNumber: '',
    });
    expect(usage.rows).toMatchObject([
      { kind: 'use', title: '=商談', startsAt: at('2026-11-10', '10:00'), minutes: 25, fee: 750, amount: 750 },
      { kind: 'use', title: '=商談', minutes: 8, feeRate: 300, fee: 240, isFree: true, amount: 0 },
    ]);
  });

  it('[O-RU07] tells an administrator of her company, and a systemAdmin of whichever she names, or all', async () => {
    expect(await ask(admin, { companyId: guestCompany })).toMatchObject({ count: 3, total: 1950 });
    expect(await ask(system, { companyId: guestCompany })).toMatchObject({ count: 1, total: 330 });
    expect(await ask(system)).toMatchObject({ count: 4, total: 2280, freeUsesLeft: 0 });
    expect(await ask(guest, { companyId: company })).toMatchObject({ count: 1, total: 330 });
  });

  it('[O-RU06] [D-RU16] says whether it is all of a contract, which is billed, or the part of somebody who shares one', async () => {
    const whole = await Promise.all([admin, guest, colleague].map(async (client) => (await ask(client)).isWhole));
    expect(whole).toEqual([true, true, false]);
    expect(await ask(system, { companyId: company })).toMatchObject({ isWhole: true });
  });

  it('[O-RU06] [D-RU16] is hers alone for who came later to a company without an organization: whoever was first is the contract', async () => {
    const later = { loginId: 'later@demo.example', role: 'webReservationUser', companyId: guestCompany } as const;
    await addPerson(service(), later);
    expect(await ask(await loggedIn(service().url, later.loginId))).toMatchObject({ isWhole: false, count: 0 });
    expect(await ask(guest)).toMatchObject({ isWhole: true, count: 1 });
  });

  it('[O-RU06] says that a month changes no more, which one that is over without a line does not, either', async () => {
    expect(await ask(admin)).toMatchObject({ isClosed: false });
    expect(await ask(admin, { month: '2026-10' })).toMatchObject({ isClosed: true, invoiceNumber: '' });
  });

  it('[O-RU07] is not for an operator', async () => {
    const operator = await loggedIn(service().url, 'operator1@demo.example');
    expect(refusalIn(await operator.post('/reservation/getUsage'))).toEqual([403, 'SVER-12']);
    expect((await operator.send('GET', '/reservation/usage.csv?month=2026-11')).status).toBe(403);
  });

  it('[O-RU06] comes by the page, and is empty where nothing was used', async () => {
    const first = await ask(admin, { page: 1, pageSize: 2 });
    const second = await ask(admin, { page: 2, pageSize: 2 });
    expect([first.rows.length, second.rows.length, second.count]).toEqual([2, 1, 3]);
    expect(await ask(admin, { month: '2026-10' })).toMatchObject({
      rows: [],
      count: 0,
      minutes: 0,
      total: 0,
      byDay: [],
    });
    expect(refusalIn(await admin.post('/reservation/getUsage', { month: '2026-13' }))).toEqual([400, 'SVER-10']);
  });
});

describe('a correction', () => {
  const wanted = () => ({ targetCompanyId: company, amount: -200, reason: '通信の不調のため' });

  it('[O-RU08] is a line of its own with a reason, in the month that is open, and in the audit log', async () => {
    const before = await ask(admin);
    const id = idIn(await system.post('/reservation/addCorrection', { ...wanted(), reservationId: ownMeeting }));
    const after = await ask(admin);
    expect(after.rows.filter((row) => row.id !== id)).toEqual(before.rows);
    expect(after.total).toBe(before.total - 200);
    expect([after.count - before.count, after.uses - before.uses]).toEqual([1, 0]);
    expect(after.rows.find((row) => row.id === id)).toMatchObject({
      kind: 'correction',
      title: '=商談',
      userName: '同僚 一郎',
      amount: -200,
      reason: '通信の不調のため',
      startsAt: service().clock.now(),
    });
    expect((await ask(colleague)).total).toBe(550);
    const { body } = await system.post('/api/getAudit', { action: 'usage.corrected' });
    expect(body).toMatchObject({
      rows: [
        {
          companyName: '青葉ホーム株式会社',
          subject: '青葉ホーム株式会社',
          changes: [
            { field: 'amount', to: '-200' },
            { field: 'reason', to: '通信の不調のため' },
            { field: 'reservation', to: expect.stringMatching(/^R-\d{6}$/) },
          ],
        },
      ],
    });
  });

  it('[O-RU08] is made once under one key', async () => {
    const key = { 'idempotency-key': 'correct-once-correct-once' };
    const first = idIn(await system.post('/reservation/addCorrection', wanted(), key));
    expect(idIn(await system.post('/reservation/addCorrection', wanted(), key))).toBe(first);
  });

  it('[O-RU08] is refused to everybody else, without a reason, and for what is not there', async () => {
    const at = '/reservation/addCorrection';
    expect(refusalIn(await admin.post(at, wanted()))).toEqual([403, 'SVER-12']);
    expect((await system.post(at, { ...wanted(), reason: ' ' })).status).toBe(400);
    expect((await system.post(at, { ...wanted(), amount: 0.5 })).status).toBe(400);
    expect((await system.post(at, { ...wanted(), targetCompanyId: 999_999 })).status).toBe(404);
    expect(
      (await system.post(at, { ...wanted(), targetCompanyId: guestCompany, reservationId: ownMeeting })).status,
    ).toBe(404);
  });
});

describe('the table of a month', () => {
  const table = async (client: TestClient, query: string) => {
    const response = await client.send('GET', `/reservation/usage.csv?${query}`);
    return { response, lines: (await response.text()).trim().split('\r\n') };
  };

  it('[D-RU13] has its lines in the wanted language, and no cell that a spreadsheet takes for a formula', async () => {
    const { response, lines } = await table(colleague, 'month=2026-11&language=en');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="usage-2026-11.csv"');
    expect(lines[0]).toContain('Kind,Reservation,Meeting,User');
    expect(lines[1]).toMatch(/^Use,R-\d{6},'=商談,同僚 一郎,2026-11-10 10:00:00,2026-11-10 10:25:00,25,300,750,,750,$/);
    expect(lines[2]).toMatch(/,8,300,240,Free,0,$/);
    expect(lines[3]).toMatch(/^Correction,.*,0,0,0,,-200,通信の不調のため$/);
    expect((await table(colleague, 'month=2026-11&language=ja')).lines[2]).toMatch(/^利用,.*,無料,0,$/);
  });

  it('[D-RU13] is of one company: a systemAdmin names it', async () => {
    expect((await table(system, 'month=2026-11')).response.status).toBe(400);
    expect((await table(system, 'month=2026-11&companyId=999999')).response.status).toBe(404);
    expect((await table(system, `month=2026-11&companyId=${guestCompany}`)).lines).toHaveLength(2);
    expect((await table(guest, `month=2026-11&companyId=${company}`)).lines).toHaveLength(2);
  });
});

describe('a month of 10,000 lines', () => {
  it('[D-RU14] is told with three queries at most, its first page at once, and is whole as a file', async () => {
    const { companyId } = await addStranger(service(), { loginId: 'many@other.example', role: 'companyAdmin' });
    // Written by the database itself: through records of calls it would take seconds.
    await service().db.execute(sql`
      insert into usage_lines (kind, company_id, month, user_name, title, talked_from, talked_until, minutes, rate, fee,
        is_free, amount, reason, by_name, written_at)
      select 'use', ${companyId}, '2026-11', '', '', at, at, 12, 300, 360, false, 360, '', '', at
      from (select '2026-11-01'::timestamptz + n * interval '4 min' as at from generate_series(1, 10000) as n) as talks`);
    const many = await loggedIn(service().url, 'many@other.example');
    const asked = async () => {
      const before = queries;
      const usage = await ask(many, { page: 1, pageSize: 20 });
      expect(usage).toMatchObject({ count: 10_000 });
      expect(usage.rows).toHaveLength(20);
      return queries - before;
    };
    // Now and then the service asks something for itself meanwhile.
    expect(Math.min(await asked(), await asked(), await asked())).toBeLessThanOrEqual(3);

    const file = await many.send('GET', '/reservation/usage.csv?month=2026-11');
    const rows = (await file.text()).trim().split('\r\n').slice(1);
    expect([rows.length, new Set(rows).size]).toEqual([10_000, 10_000]);
  });
});

import { characterCalls } from '@mukae/contract/calls/characters';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdUser, removeUser } from '#features/accounts';
import { removeOwnSignage } from '#features/signages';
import type { Transaction } from '#platform/db/database';
import { refusalIn } from '#testing/answers';
import { makeCompanyRows } from '#testing/companyRows';
import { waitingForLocks } from '#testing/locks';
import { demoUser } from '#testing/people';
import { anotherBooker } from '#testing/reservations';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { hours, minutes } from '#testing/testClock';
import { users } from '../accounts/accounts.tables';
import { characters } from '../characters/characters.tables';
import { bookingRules, reservationEvents, reservations } from './reservations.tables';

const service = serviceForFile();
let guest: TestClient;
let character: number;

const made = reservationCalls.createReservation.output;
const day = '2026-11-18';
const at = (time: string, offset = '+09:00', on = day) => `${on}T${time}:00${offset}`;
const wanted = (start: string, end: string) => ({ title: '打ち合わせ', start, end, characterID: character });
const book = (client: TestClient, fields: object) => client.post('/token/create', fields);
const rows = () => service().db.select().from(reservations).where(eq(reservations.title, '打ち合わせ'));

/** The company of the guest lets reserve like that from now on. */
async function rule(rules: object): Promise<void> {
  const { companyId } = await demoUser(service(), 'guest');
  const system = await loggedIn(service().url, 'system@demo.example');
  expect((await system.post('/reservation/updateBookingRules', { companyId, ...rules })).result).toBe('OK');
}

beforeAll(async () => {
  guest = await loggedIn(service().url, 'guest@demo.example');
  const cast = characterCalls.listCharacters.output.parse((await guest.post('/api/getCharacter')).body);
  character = cast[0]?.id ?? 0;
});

beforeEach(async () => {
  await service().db.delete(reservations);
  await service().db.delete(bookingRules);
});

describe('a reservation', () => {
  it('[O-RS01] [D-RS01] is made with a number for people and a link that opens it', async () => {
    const { status, body } = await book(guest, wanted(at('10:00'), at('10:40')));
    expect(status).toBe(200);
    const { id, number, link } = made.parse(body);
    expect(body).toMatchObject({ result: 'OK', reservID: `R-${String(id).padStart(6, '0')}` });
    expect(number).toMatch(/^R-\d{6}$/);
    const token = new URL(link).searchParams.get('token');
    expect(link).toBe(`${service().url}/login?token=${token}`);
    const opened = await new TestClient(service().url).post('/token/login', { token });
    expect(opened.body).toMatchObject({ result: 'OK', date: at('10:00') });
  });

  it('[O-RS02] is told with its times in Japan, whatever offset they were sent with', async () => {
    await book(guest, wanted(at('01:00', 'Z'), at('03:40', '+02:00')));
    const { body } = await guest.post('/reservation/getReservations', { month: '2026-11' });
    expect(body).toMatchObject({
      result: 'OK',
      userResult: [{ start: '2026-11-18 10:00:00', end: '2026-11-18 10:40:00', title: '打ち合わせ' }],
    });
  });

  it.each([
    ['end before start', () => [at('10:40'), at('10:00')], '終了は開始より後にしてください'],
    ['no time at all', () => [at('10:00'), at('10:00')], '終了は開始より後にしてください'],
    ['across midnight', () => [at('23:30'), at('00:30', '+09:00', '2026-11-19')], '日をまたぐ予約はできません'],
    ['a start off the grid', () => [at('10:05'), at('10:40')], '時刻は10分単位で指定してください'],
    ['an end off the grid', () => [at('10:00'), '2026-11-18T10:40:01+09:00'], '時刻は10分単位で指定してください'],
    ['9 hours and 10 minutes', () => [at('09:00'), at('18:10')], '予約できるのは9時間までです'],
    [
      'more than 5 hours ago',
      () => [at('03:50', '+09:00', '2026-11-16'), at('09:30', '+09:00', '2026-11-16')],
      '5時間より前',
    ],
    [
      'a day that does not exist',
      () => ['2027-02-29T10:00:00+09:00', '2027-02-29T10:40:00+09:00'],
      '開始日時を入力してください',
    ],
    [
      'a start that is two centuries ahead',
      () => [at('10:00', '+09:00', '2226-11-18'), at('10:40', '+09:00', '2226-11-18')],
      '100年より先',
    ],
    ['no offset', () => ['2026-11-18T10:00:00', '2026-11-18T10:40:00'], '開始日時を入力してください'],
  ] as const)('[O-RS03] with %s is refused in words, and leaves no row', async (_, times, words) => {
    const [start = '', end = ''] = times();
    const { status, code, msg } = await book(guest, wanted(start, end));
    expect([status, code]).toEqual([400, 'SVER-10']);
    expect(msg).toContain(words);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['', '会議名を入力してください', 'Please enter the meeting name'],
    ['あ', '2文字以上で入力してください', 'Please enter at least 2 characters'],
    ['長'.repeat(10_000), '文字数が上限を超えています', 'Too many characters'],
    ['改\n行', '使用できない文字が含まれています', 'Contains characters that cannot be used'],
  ])('[O-RS04] with a name that nobody can use (%#) is refused in both languages', async (title, ja, en) => {
    const fields = { ...wanted(at('10:00'), at('10:40')), title };
    expect((await book(guest, fields)).msg).toContain(ja);
    const inEnglish = await guest.post('/token/create', fields, { 'accept-language': 'en' });
    expect([inEnglish.status, inEnglish.msg]).toEqual([400, expect.stringContaining(en)]);
    expect(await rows()).toEqual([]);
  });

  it('[O-RS04] may have a guest whose address is one, and nothing that breaks a mail', async () => {
    const fields = wanted(at('10:00'), at('10:40'));
    for (const guest_mail of ['nobody', 'a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example']) {
      expect((await book(guest, { ...fields, guest_mail })).status).toBe(400);
    }
    expect(await rows()).toEqual([]);
    await book(guest, { ...fields, guest_mail: 'takada@example.jp' });
    expect(await rows()).toMatchObject([{ guestMail: 'takada@example.jp' }]);
  });

  it('[O-RS05] takes a character that is hers to choose: of the product or of her company', async () => {
    const { character: foreign } = await makeCompanyRows(service(), 'other');
    for (const characterID of [foreign, 999_999]) {
      const { status, code } = await book(guest, { ...wanted(at('10:00'), at('10:40')), characterID });
      expect([status, code]).toEqual([404, 'SVER-14']);
    }
    expect(await rows()).toEqual([]);
  });

  it('[D-RS02] may last 9 hours, end at midnight, and have begun 5 hours ago', async () => {
    expect((await book(guest, wanted(at('09:00'), at('18:00')))).result).toBe('OK');
    expect((await book(guest, wanted(at('23:50'), at('00:00', '+09:00', '2026-11-19')))).result).toBe('OK');
    const past = (time: string) => at(time, '+09:00', '2026-11-16');
    expect((await book(guest, wanted(past('04:00'), past('09:10')))).result).toBe('OK');
  });

  it('[D-RS03] is made once, also when it is asked for again because the answer got lost', async () => {
    const key = { 'idempotency-key': 'a-key-that-is-long-enough' };
    const fields = wanted(at('10:00'), at('10:40'));
    const first = await guest.post('/token/create', fields, key);
    expect(first.result).toBe('OK');
    expect((await guest.post('/token/create', fields, key)).body).toEqual(first.body);
    expect(await rows()).toHaveLength(1);
  });

  it('[D-RS03] [D-RS06] that was moved before it is asked for again is told with the link that opens it now', async () => {
    const again = () =>
      guest.post('/token/create', wanted(at('10:00'), at('10:40')), { 'idempotency-key': 'a-key-for-what-is-moved' });
    const { id, link: first } = made.parse((await again()).body);
    const later = { id, start: at('11:00'), end: at('11:40') };
    const { link } = reservationCalls.changeReservation.output.parse(
      (await guest.post('/reservation/update', later)).body,
    );
    expect(link).not.toBe(first);
    expect(made.parse((await again()).body)).toMatchObject({ id, link });
    expect(await rows()).toHaveLength(1);
  });

  it.each(['admin', 'operator1', 'system', 'signage1'])('[O-RS06] is not made by %s, nor by nobody', async (name) => {
    const client = await loggedIn(service().url, `${name}@demo.example`);
    const fields = wanted(at('10:00'), at('10:40'));
    expect((await book(client, fields)).status).toBe(403);
    expect((await book(new TestClient(service().url), fields)).status).toBe(401);
  });

  it.each<[string, (tx: Transaction, id: number) => Promise<unknown>]>([
    ['role', (tx, id) => tx.update(users).set({ role: 'operator' }).where(eq(users.id, id))],
    ['account', (tx, id) => removeOwnSignage(tx, id).then(() => removeUser(tx, id))],
  ])('[O-RS06] [O-RS11] is not made by who loses her %s at the same moment', async (what, take) => {
    const { client: booker, id } = await anotherBooker(service(), `loses-${what}@demo.example`);
    const { booking } = await service().db.transaction(async (tx) => {
      await holdUser(tx, id);
      const booking = book(booker, wanted(at('10:00'), at('10:40')));
      await expect.poll(() => waitingForLocks(service().db)).toBe(1);
      await take(tx, id);
      return { booking };
    });
    const { status, code } = await booking;
    expect([status, code]).toEqual([403, 'SVER-12']);
    expect(await rows()).toEqual([]);
  });

  it('[O-RS06] neither books nor changes with a character that is deleted at the same moment', async () => {
    const { db } = service();
    const { companyId } = await demoUser(service(), 'guest');
    const chosenWhileDeleted = async (choose: (characterID: number) => ReturnType<TestClient['post']>) => {
      const [own] = await db
        .insert(characters)
        .values({ companyId, key: 'mei', name: 'Mei', imageUrl: '', standbyImageUrl: '', position: 9 })
        .returning();
      const { answer } = await db.transaction(async (tx) => {
        await tx.delete(characters).where(eq(characters.id, own?.id ?? 0));
        const answer = choose(own?.id ?? 0);
        await expect.poll(() => waitingForLocks(db)).toBe(1);
        return { answer };
      });
      return refusalIn(await answer);
    };
    const slot = wanted(at('10:00'), at('10:40'));
    expect(await chosenWhileDeleted((characterID) => book(guest, { ...slot, characterID }))).toEqual([404, 'SVER-14']);
    const { id } = made.parse((await book(guest, slot)).body);
    const change = (characterID: number) => guest.post('/reservation/update', { id, characterID });
    expect(await chosenWhileDeleted(change)).toEqual([404, 'SVER-14']);
  });
});

describe('a slot', () => {
  it('[O-RS07] [D-RS04] is never sold twice: who comes second is told so', async () => {
    const { client: rival } = await anotherBooker(service(), 'rival1@demo.example');
    expect((await book(guest, wanted(at('10:00'), at('10:40')))).result).toBe('OK');
    for (const client of [guest, rival]) {
      for (const [start, end] of [
        ['10:00', '10:40'],
        ['09:50', '10:10'],
        ['10:30', '11:00'],
        ['10:10', '10:20'],
      ]) {
        const { status, code, msg } = await book(client, wanted(at(start ?? ''), at(end ?? '')));
        expect([status, code]).toEqual([409, 'SVER-110']);
        expect(msg).toBe('予約に失敗しました。他の予約と重複しています。');
      }
    }
    expect((await book(rival, wanted(at('10:40'), at('11:00')))).result).toBe('OK');
    expect((await book(rival, wanted(at('09:50'), at('10:00')))).result).toBe('OK');
  });

  it('[D-RS04] goes to exactly one of many who want it at the same time', async () => {
    const others = await Promise.all(
      ['rival2', 'rival3'].map((name) => anotherBooker(service(), `${name}@demo.example`)),
    );
    const rivals = [guest, ...others.map(({ client }) => client)];
    const tries = Array.from({ length: 30 }, (_, n) => rivals[n % rivals.length] ?? guest);
    const answers = await Promise.all(tries.map((client) => book(client, wanted(at('13:00'), at('14:00')))));
    expect(answers.filter(({ result }) => result === 'OK')).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
    expect(await rows()).toHaveLength(1);
  });

  it('[D-RS04] is refused by the database itself, whoever writes', async () => {
    await book(guest, wanted(at('10:00'), at('10:40')));
    const [row] = await rows();
    if (!row) throw new Error('nothing was reserved');
    const { id: _, ...copy } = row;
    const taken = await service()
      .db.insert(reservations)
      .values(copy)
      .catch((failure) => failure.cause.constraint);
    expect(taken).toMatch(/reservations_(seat|signage)_is_free/);
    const onOwnScreen = { ...copy, seat: 2 };
    const again = await service()
      .db.insert(reservations)
      .values(onOwnScreen)
      .catch(({ cause }) => cause.constraint);
    expect(again).toBe('reservations_signage_is_free');
  });
});

describe('when one can reserve', () => {
  const open = { opens: '09:00', closes: '18:00' };
  const week = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: null, sun: null };

  it('[D-RS05] is within the booking hours of the company, not on its closing days and not on holidays', async () => {
    await rule({ hours: { week, closedOn: ['2026-11-19'] }, closed_on_holidays: true });
    const codes = async (start: string, end: string) => (await book(guest, wanted(start, end))).code;
    expect(await codes(at('08:50'), at('09:30'))).toBe('SVER-113');
    expect(await codes(at('17:50'), at('18:10'))).toBe('SVER-113');
    expect(await codes(at('10:00', '+09:00', '2026-11-19'), at('10:30', '+09:00', '2026-11-19'))).toBe('SVER-114');
    expect(await codes(at('10:00', '+09:00', '2026-11-21'), at('10:30', '+09:00', '2026-11-21'))).toBe('SVER-114');
    expect(await codes(at('10:00', '+09:00', '2026-11-23'), at('10:30', '+09:00', '2026-11-23'))).toBe('SVER-114');
    expect(await codes(at('09:00'), at('18:00'))).toBeUndefined();
  });

  it('[D-RS05] is so long before the start as the company says', async () => {
    await rule({ notice_minutes: 120 });
    const today = (time: string) => at(time, '+09:00', '2026-11-16');
    expect((await book(guest, wanted(today('10:50'), today('11:00')))).code).toBe('SVER-115');
    expect((await book(guest, wanted(today('11:00'), today('11:10')))).result).toBe('OK');
  });

  it('[D-RS05] is so long after the one before as the company says', async () => {
    await rule({ buffer_minutes: 20 });
    const { client: rival } = await anotherBooker(service(), 'rival4@demo.example');
    expect((await book(guest, wanted(at('10:00'), at('10:40')))).result).toBe('OK');
    expect((await book(rival, wanted(at('10:50'), at('11:00')))).code).toBe('SVER-110');
    expect((await book(rival, wanted(at('11:00'), at('11:10')))).result).toBe('OK');
    const { rows: own } = reservationCalls.pageOfReservations.output.parse(
      (await guest.post('/reservation/getReservations', { month: '2026-11', page: 1 })).body,
    );
    const longer = { id: own[0]?.id, start: at('10:00'), end: at('10:50') };
    expect((await guest.post('/reservation/update', longer)).code).toBe('SVER-110');
  });

  it('[D-RS05] holds for what is asked for anew: who shortens what she has, or only ends later, was early enough', async () => {
    const tomorrow = (time: string) => at(time, '+09:00', '2026-11-17');
    const { id } = made.parse((await book(guest, wanted(tomorrow('10:00'), tomorrow('11:00')))).body);
    await rule({ hours: { week, closedOn: [] }, notice_minutes: 48 * 60 });
    const changed = async (start: string, end: string) =>
      (await guest.post('/reservation/update', { id, start: tomorrow(start), end: tomorrow(end) })).code;
    expect(await changed('10:10', '10:50')).toBeUndefined();
    expect(await changed('10:10', '11:00')).toBeUndefined();
    expect(await changed('10:10', '18:10')).toBe('SVER-113');
    expect(await changed('11:00', '11:30')).toBe('SVER-115');
    await rule({ hours: { week, closedOn: ['2026-11-17'] } });
    expect(await changed('10:10', '10:30')).toBeUndefined();
    expect(await changed('10:10', '11:00')).toBe('SVER-114');
  });
});

describe('moving', () => {
  async function booked(start = '10:00', end = '10:40') {
    return made.parse((await book(guest, wanted(at(start), at(end)))).body);
  }
  const move = (id: number, start: string, end: string) =>
    guest.post('/reservation/update', { id, start: at(start), end: at(end) });
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

  it('[D-RS06] makes another link; the one before opens nothing, and says why', async () => {
    const { id, link } = await booked();
    const { body } = await move(id, '11:00', '11:40');
    const moved = reservationCalls.changeReservation.output.parse(body).link;
    const open = (of: string) => new TestClient(service().url).post('/token/login', { token: tokenOf(of) });
    expect([(await open(link)).status, (await open(link)).code]).toEqual([410, 'SVER-122']);
    expect((await open(moved)).body).toMatchObject({ date: at('11:00') });
  });

  it('[D-RS06] onto what is taken is refused, onto itself it is not', async () => {
    const { id } = await booked();
    await booked('11:00', '11:30');
    expect((await move(id, '11:20', '11:50')).code).toBe('SVER-110');
    expect((await move(id, '10:20', '11:00')).result).toBe('OK');
  });

  it('[D-RS06] onto what somebody else takes at the same moment is refused in the same words', async () => {
    const { id } = await booked();
    const [row] = await rows();
    if (!row) throw new Error('nothing was reserved');
    const { id: _, ...copy } = row;
    const slot = { startsAt: new Date(at('11:00')), endsAt: new Date(at('11:40')) };
    let moved = guest.get('/api/check-auth');
    await service().db.transaction(async (tx) => {
      await tx.insert(reservations).values({ ...copy, ...slot, seatUntil: slot.endsAt, signageId: row.signageId + 1 });
      moved = move(id, '11:00', '11:40');
      await expect.poll(() => waitingForLocks(service().db)).toBe(1);
    });
    const { status, code } = await moved;
    expect([status, code]).toEqual([409, 'SVER-110']);
    expect(await rows()).toContainEqual(row);
  });

  it('[D-RS06] what has begun is not moved, nor what somebody else has changed meanwhile', async () => {
    const { id } = await booked();
    expect((await guest.post('/reservation/update', { id, title: '別の名前', version: 7 })).code).toBe('SVER-28');
    expect((await guest.post('/reservation/update', { id, title: '別の名前', version: 1 })).result).toBe('OK');
    await service().db.update(reservations).set({ startsAt: service().clock.now() });
    expect((await move(id, '11:00', '11:40')).code).toBe('SVER-112');
  });

  it('[D-RS06] [O-RS06] is hers alone', async () => {
    const { id } = await booked();
    const { client: rival } = await anotherBooker(service(), 'rival5@demo.example');
    const answer = await rival.post('/reservation/update', { id, title: '別の名前' });
    expect([answer.status, answer.code]).toEqual([404, 'SVER-14']);
  });
});

describe('a link', () => {
  it('[D-RS06] is another one once it is for another guest', async () => {
    const { id, link } = made.parse(
      (await book(guest, { ...wanted(at('10:00'), at('10:40')), guest_mail: 'a@example.jp' })).body,
    );
    const { body } = await guest.post('/reservation/update', { id, guest_mail: 'b@example.jp' });
    const open = (of: string) =>
      new TestClient(service().url).post('/token/login', { token: new URL(of).searchParams.get('token') });
    expect((await open(link)).code).toBe('SVER-122');
    expect((await open(reservationCalls.changeReservation.output.parse(body).link)).result).toBe('OK');
  });

  it('[O-RS08] [D-A21] opens nothing for who is faster than a cancellation by a moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, link } = made.parse((await book(guest, wanted(at('10:00'), at('10:40')))).body);
      const token = new URL(link).searchParams.get('token');
      const visitors = Array.from({ length: 6 }, () => new TestClient(service().url));
      await Promise.all([
        ...visitors.map((visitor) => visitor.post('/token/login', { token })),
        guest.post('/reservation/delete', { id }),
      ]);
      for (const visitor of visitors)
        expect((await visitor.get('/api/check-auth')).body).toMatchObject({ auth: false });
    }
  });
});

describe('cancelling', () => {
  const cancel = (client: TestClient, id: number, reason = '') => client.post('/reservation/delete', { id, reason });

  async function begun(msAgo: number) {
    const { id, link } = made.parse((await book(guest, wanted(at('10:00'), at('11:00')))).body);
    const startsAt = new Date(service().clock.now().getTime() - msAgo);
    await service().db.update(reservations).set({ startsAt });
    return { id, token: new URL(link).searchParams.get('token') ?? '' };
  }

  it('[O-RS08] is possible until 30 minutes after the start, and not a moment longer', async () => {
    const late = await begun(minutes(30));
    const { status, code, msg } = await cancel(guest, late.id);
    expect([status, code]).toEqual([409, 'SVER-111']);
    expect(msg).toBe('予約キャンセル受付時間終了になります。予約のキャンセルできません');
    await service().db.delete(reservations);
    const inTime = await begun(minutes(30) - 1000);
    expect((await cancel(guest, inTime.id)).result).toBe('OK');
    expect((await cancel(guest, inTime.id)).result).toBe('OK');
  });

  it('[O-RS08] [D-A21] frees the slot, ends its link and whoever came by it', async () => {
    const { id, token } = await begun(minutes(5));
    const visitor = new TestClient(service().url);
    expect((await visitor.post('/token/login', { token })).result).toBe('OK');
    await cancel(guest, id);
    expect((await visitor.get('/api/check-auth')).body).toMatchObject({ auth: false });
    const again = await visitor.post('/token/login', { token });
    expect([again.status, again.code]).toEqual([410, 'SVER-121']);
    expect((await book(guest, wanted(at('10:00'), at('11:00')))).result).toBe('OK');
  });

  it('[D-RS07] by an administrator has a reason, and is in the log; nobody reaches another company', async () => {
    const { id } = made.parse((await book(guest, wanted(at('10:00'), at('11:00')))).body);
    expect((await cancel(await loggedIn(service().url, 'admin@demo.example'), id)).code).toBe('SVER-14');
    const system = await loggedIn(service().url, 'system@demo.example');
    expect((await cancel(system, id)).status).toBe(400);
    expect((await cancel(system, id, '点検のため')).result).toBe('OK');
    const { body } = await guest.post('/token/get/reservation', { targetID: id });
    expect(body).toMatchObject({ reservation: { state: 'cancelled', cancel_reason: '点検のため' } });
    const log = await system.post('/api/getAudit', { page: 1 });
    expect(JSON.stringify(log.body)).toContain('点検のため');
  });

  it('[D-RS07] by an administrator is one of her own company', async () => {
    const { client: booker } = await anotherBooker(service(), 'cancelled@demo.example');
    const { id } = made.parse((await book(booker, wanted(at('10:00'), at('11:00')))).body);
    const admin = await loggedIn(service().url, 'admin@demo.example');
    expect((await cancel(admin, id, '停電のため')).result).toBe('OK');
    expect((await booker.post('/token/get/reservation', { targetID: id })).body).toMatchObject({
      reservation: { state: 'cancelled', cancel_reason: '停電のため' },
    });
  });

  it('[O-RS11] is not done twice where its owner is deleted at the same moment', async () => {
    const { client: booker, id: userId } = await anotherBooker(service(), 'leaving@demo.example');
    const { id } = made.parse((await book(booker, wanted(at('10:00'), at('11:00')))).body);
    const admin = await loggedIn(service().url, 'admin@demo.example');
    const deleted = await service().db.transaction(async (tx) => {
      await tx
        .update(reservations)
        .set({ cancelledAt: service().clock.now(), cancelReason: '停電のため' })
        .where(eq(reservations.id, id));
      const deletion = admin.post('/api/deleteUser', { targetUserId: userId, isForceSubmit: 1 });
      await expect.poll(() => waitingForLocks(service().db)).toBe(1);
      return { deletion };
    });
    expect((await deleted.deletion).result).toBe('OK');
    const [kept] = await service().db.select().from(reservations).where(eq(reservations.id, id));
    expect(kept?.cancelReason).toBe('停電のため');
    const told = await service().db.select().from(reservationEvents).where(eq(reservationEvents.reservationId, id));
    expect(told.map(({ deed }) => deed)).toEqual(['booked']);
  });
});

describe('what is told of reservations', () => {
  it('[O-RS09] nobody reads when it is taken, and nothing else', async () => {
    await book(guest, { ...wanted(at('10:00'), at('10:40')), title: '秘密の会議', guest_mail: 'a@example.jp' });
    await book(guest, wanted(at('10:40'), at('11:00')));
    const range = { start: at('00:00'), end: at('00:00', '+09:00', '2026-11-19') };
    const { status, body } = await new TestClient(service().url).post('/reservation/getAnonymousReservations', range);
    expect(status).toBe(200);
    expect(body).toEqual({ result: 'OK', events: [{ start: '2026-11-18 10:00:00', end: '2026-11-18 11:00:00' }] });
    const tooLong = { start: at('00:00'), end: at('00:00', '+09:00', '2027-02-18') };
    expect((await guest.post('/reservation/getAnonymousReservations', tooLong)).status).toBe(400);
    for (const end of [at('00:00'), at('00:00', '+09:00', '2026-11-17')]) {
      const backwards = await new TestClient(service().url).post('/reservation/getAnonymousReservations', {
        ...range,
        end,
      });
      expect([backwards.status, backwards.code]).toEqual([400, 'SVER-10']);
    }
  });

  it('[O-RS10] she reads those of today, of a month by the page, and one by its id or number', async () => {
    const today = (time: string) => at(time, '+09:00', '2026-11-16');
    const first = made.parse((await book(guest, wanted(today('10:00'), today('10:10')))).body);
    for (const hour of ['11', '12', '13', '14', '15']) await book(guest, wanted(at(`${hour}:00`), at(`${hour}:10`)));
    expect((await guest.get('/token/get/all')).body).toMatchObject({ todayResult: [{ id: first.id }] });
    const page = await guest.post('/reservation/getReservations', { month: '2026-11', page: 2, pageSize: 5 });
    expect(page.body).toMatchObject({ total: 6, rows: [{ start: '2026-11-18 15:00:00' }] });
    const empty = await guest.post('/reservation/getReservations', { month: '2026-12' });
    expect(empty.body).toMatchObject({ userResult: [] });
    for (const asked of [{ targetID: first.id }, { targetID: first.number, title: 'reservID' }]) {
      expect((await guest.post('/token/get/reservation', asked)).body).toMatchObject({ reservation: { id: first.id } });
    }
    for (const asked of [{ targetID: first.id, title: 'reservID' }, { targetID: first.number }]) {
      expect((await guest.post('/token/get/reservation', asked)).code).toBe('SVER-14');
    }
  });

  it('[D-RS08] administrators read those of their company, without links; others none', async () => {
    const { client: colleague } = await anotherBooker(service(), 'rival6@demo.example');
    await book(colleague, { ...wanted(at('10:00'), at('10:40')), title: '社内の会議' });
    await book(guest, wanted(at('11:00'), at('11:40')));
    const admin = await loggedIn(service().url, 'admin@demo.example');
    const [company, all] = [
      await admin.get('/token/get/all/company'),
      await loggedIn(service().url, 'system@demo.example'),
    ];
    expect(company.body).toMatchObject({ companyResult: [{ title: '社内の会議', link: '', seat: 1 }] });
    expect(JSON.stringify(company.body)).not.toContain('打ち合わせ');
    const found = await all.post('/reservation/getCompanyReservations', { search: '社内', month: '2026-11' });
    expect(found.body).toMatchObject({ total: 1, rows: [{ title: '社内の会議', companyName: '青葉ホーム株式会社' }] });
    for (const path of ['/token/get/all/company', '/token/get/all']) {
      expect((await (await loggedIn(service().url, 'operator1@demo.example')).get(path)).status).toBe(403);
    }
  });
});

describe('a meeting that goes on', () => {
  const extend = (id: number, end: string, on = '2026-11-16') =>
    guest.post('/reservation/extend', { id, end: at(end, '+09:00', on) });

  it('[D-RS09] lasts ten minutes longer where nobody comes after it, however often the same is asked for', async () => {
    const start = service().clock.now();
    const { id } = made.parse(
      (await book(guest, wanted(start.toISOString(), new Date(start.getTime() + hours(1)).toISOString()))).body,
    );
    expect((await extend(id, '10:00')).body).toEqual({ result: 'OK', end: '2026-11-16 10:10:00' });
    expect((await extend(id, '10:00')).body).toEqual({ result: 'OK', end: '2026-11-16 10:10:00' });
    const next = at('10:20', '+09:00', '2026-11-16');
    await book(guest, wanted(next, at('10:30', '+09:00', '2026-11-16')));
    expect((await extend(id, '10:10')).result).toBe('OK');
    expect((await extend(id, '10:20')).code).toBe('SVER-118');
  });

  it('[D-RS09] [D-RS05] keeps the pause of its company, as it is then', async () => {
    const { client: rival } = await anotherBooker(service(), 'rival7@demo.example');
    const today = (time: string) => at(time, '+09:00', '2026-11-16');
    const { id } = made.parse((await book(guest, wanted(today('09:00'), today('10:00')))).body);
    await book(rival, wanted(today('10:20'), today('10:40')));
    await rule({ buffer_minutes: 20 });
    expect((await extend(id, '10:00')).code).toBe('SVER-118');
    await rule({ buffer_minutes: 10 });
    expect((await extend(id, '10:00')).result).toBe('OK');
    expect((await extend(id, '10:10')).code).toBe('SVER-118');
  });

  it('[D-RS09] lasts 9 hours at most', async () => {
    const [start, end] = [at('09:00', '+09:00', '2026-11-16'), at('18:00', '+09:00', '2026-11-16')];
    const { id } = made.parse((await book(guest, wanted(start, end))).body);
    expect((await extend(id, '18:00')).code).toBe('SVER-124');
  });

  it('[D-RS09] is not one that has not begun', async () => {
    const { id } = made.parse((await book(guest, wanted(at('10:00'), at('11:00')))).body);
    expect((await extend(id, '11:00', day)).code).toBe('SVER-117');
  });
});

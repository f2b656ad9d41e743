import { reservationCalls } from '@mukae/contract/calls/reservations';
import { limits } from '@mukae/contract/domain/limits';
import { noticeMinutesMax, usualBookingRules } from '@mukae/contract/domain/reservation/bookingRules';
import { onGrid } from '@mukae/contract/domain/reservation/slot';
import { waitingMax } from '@mukae/contract/domain/reservation/waiting';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdUser } from '#features/accounts';
import { ensureOwnSignage } from '#features/signages';
import { attempts } from '#platform/throttle/throttle.tables';
import { refusalIn } from '#testing/answers';
import { waitingForLocks } from '#testing/locks';
import { addPerson, countAttempts, demoUser } from '#testing/people';
import { whileRefused } from '#testing/refusedRows';
import { leaveMails, toldMails } from '#testing/reservationMails';
import { anotherBooker } from '#testing/reservations';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { days, hours, minutes } from '#testing/testClock';
import { companies } from '../companies/companies.tables';
import { mails } from '../outbox/outbox.tables';
import { bookingRules, reservations, waitingList } from './reservations.tables';

const service = serviceForFile();
let guest: TestClient;

const at = (time: string, day = '2026-11-18') => `${day}T${time}:00+09:00`;
const wanted = {
  title: '打ち合わせ',
  start: at('10:00'),
  end: at('10:40'),
  characterID: 1,
  guest_mail: 'takada@example.jp',
};

async function book(fields: object = {}): Promise<{ id: number; link: string }> {
  return reservationCalls.createReservation.output.parse(
    (await guest.post('/token/create', { ...wanted, ...fields })).body,
  );
}

const told = () => toldMails(service());
const to = (sent: Awaited<ReturnType<typeof told>>, reader: string) => sent.filter((mail) => mail.to === reader);

beforeAll(async () => {
  guest = await loggedIn(service().url, 'guest@demo.example');
});

beforeEach(async () => {
  await service().db.delete(reservations);
  await service().db.delete(waitingList);
  await service().db.delete(bookingRules);
  await service().db.delete(mails);
  await service().db.delete(attempts);
});

describe('a reservation is told by mail', () => {
  it('[D-RN02] to whoever made it and to the guest, with the link and a file for calendars', async () => {
    const { link } = await book();
    const sent = await told();
    expect(sent.map((mail) => mail.to)).toEqual(['guest@demo.example', 'takada@example.jp']);
    for (const mail of sent) {
      expect(mail.subject).toMatch(/^【Mukae】ご予約のお知らせ（R-\d{6}）$/);
      expect(mail.text).toContain('2026年11月18日(水) 10:00 – 10:40 (日本時間)');
      expect(mail.text).toContain(link);
      expect(mail.attachments).toMatchObject([{ filename: 'meeting.ics' }]);
      expect(mail.attachments[0]?.content).toContain('DTSTART:20261118T010000Z');
    }
    expect(await told()).toEqual([]);
  });

  it('[D-RN02] once more when it is moved, with what it was before, and when it is cancelled', async () => {
    const { id, link } = await book();
    await told();
    await guest.post('/reservation/update', { id, start: at('11:00'), end: at('11:40') });
    const [moved] = to(await told(), 'takada@example.jp');
    expect(moved?.subject).toContain('ご予約の日時が変わりました');
    expect(moved?.text).toContain('変更前: 2026年11月18日(水) 10:00 – 10:40');
    expect(moved?.text).not.toContain(link);
    await guest.post('/reservation/delete', { id });
    const [cancelled] = to(await told(), 'takada@example.jp');
    expect(cancelled?.subject).toContain('ご予約はキャンセルされました');
    expect(cancelled?.text).not.toContain('token=');
    expect(cancelled?.attachments[0]?.content).toContain('STATUS:CANCELLED');
  });

  it('[D-RN02] also to the guest who takes the place of another, who is told that he is none', async () => {
    const { id } = await book();
    await told();
    await guest.post('/reservation/update', { id, guest_mail: 'yamada@example.jp' });
    const sent = await told();
    expect(sent.map((mail) => [mail.to, mail.subject.slice(0, 16)])).toEqual([
      ['takada@example.jp', '【Mukae】ご予約はキャンセル'],
      ['yamada@example.jp', '【Mukae】ご予約のお知らせ（'],
    ]);
  });

  it('[D-RN02] in the language of who made it', async () => {
    await guest.post('/token/create', wanted, { 'accept-language': 'en' });
    const [mail] = await told();
    expect(mail?.subject).toContain('Your reservation');
    expect(mail?.text).toContain('10:00 – 10:40 (Japan time)');
  });

  const all = ({ subject, text, attachments }: (typeof mails)['$inferSelect']) =>
    `${subject}${text}${JSON.stringify(attachments)}`;

  it.each([
    '商談: 青葉ホーム',
    'A/B',
    '10:30 見学',
    '第3営業部 2026年度 11/18(水) 10:30-11:30 の打ち合わせと、新しいモデルハウスの見学について',
  ])('[D-RN03] with its name %s', async (title) => {
    await book({ title });
    for (const { text, attachments } of await told()) {
      expect(text).toContain(`\n会議名: ${title}\n`);
      expect(attachments[0]?.content.replaceAll('\r\n ', '')).toContain(`\r\nSUMMARY:${title}\r\n`);
    }
  });

  it.each([
    ['11月18日は会場の停電のため、午後の予約をすべて取り消しました。ご不便をおかけして申し訳ございません。'],
    ['A/B'],
    ['10:30'],
    ['停電のため\n中止します', '停電のため 中止します'],
    ['停電です。www.evil.example または 03-1234-5678 まで', '停電です。 … または … まで'],
  ])('[D-RN03] with the reason of a cancellation: %j', async (reason, inMail = reason) => {
    const { id } = await book();
    await told();
    const admin = await loggedIn(service().url, 'system@demo.example');
    expect((await admin.post('/reservation/delete', { id, reason })).result).toBe('OK');
    const sent = await told();
    expect(sent.map((mail) => mail.to)).toEqual(['guest@demo.example', 'takada@example.jp']);
    for (const { text } of sent) expect(text).toContain(`\n理由: ${inMail}\n`);
  });

  it.each([
    'evil.example',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'evil。example',
    'https:／／evil',
    'me＠evil.example',
    '03-1234-5678',
  ])('[S-14] [D-RN03] without %s, which could be an address, in name or reason', async (address) => {
    const { id } = await book({ title: `Visit ${address} now` });
    const sent = await told();
    await guest.post('/reservation/update', { id, title: address });
    sent.push(...(await told()));
    await guest.post('/reservation/delete', { id, reason: `Visit ${address} now` });
    sent.push(...(await told()));
    expect(sent).toHaveLength(6);
    for (const mail of sent) expect(all(mail)).not.toContain(address);
  });
});

describe('who is to meet somebody', () => {
  const inTime = (ms: number) =>
    new Date(Math.ceil((service().clock.now().getTime() + ms) / minutes(10)) * minutes(10)).toISOString();
  const slot = (from: number) => ({ start: inTime(from), end: inTime(from + minutes(10)) });
  async function reminded() {
    await service().mukae.reservationMails.remind();
    return told();
  }

  it('[D-RN04] is reminded once, an hour before, and not of what was just reserved or cancelled', async () => {
    await book(slot(hours(2)));
    await book(slot(minutes(40)));
    const { id } = await book(slot(hours(3)));
    await guest.post('/reservation/delete', { id });
    await told();
    expect(await reminded()).toEqual([]);
    service().clock.forward(hours(1) + minutes(10));
    expect((await reminded()).map(({ subject }) => subject.slice(0, 19))).toEqual(
      Array(2).fill('【Mukae】まもなくご予約の時間です'),
    );
    expect(await reminded()).toEqual([]);
  });

  it('[D-RN04] is not reminded of what was just moved that near, but of what was moved away again', async () => {
    const { id } = await book(slot(hours(4)));
    service().clock.forward(hours(2));
    await guest.post('/reservation/update', { id, ...slot(minutes(40)) });
    await told();
    expect(await reminded()).toEqual([]);
    await guest.post('/reservation/update', { id, ...slot(hours(2)) });
    await told();
    service().clock.forward(hours(1) + minutes(10));
    expect(await reminded()).toHaveLength(2);
  });

  it('[D-RN04] is reminded also where the mail about another meeting fails', async () => {
    await book(slot(hours(2)));
    await book({ ...slot(hours(4)), title: '面談' });
    await told();
    service().clock.forward(hours(1) + minutes(10));
    await whileRefused(service().db, 'insert', mails, async () => expect(await reminded()).toEqual([]));
    service().clock.forward(hours(2));
    const texts = (await reminded()).map(({ text }) => text);
    expect(texts).toEqual(Array(2).fill(expect.stringContaining('面談')));
  });
});

describe('the calendar feed', () => {
  const urlOf = async (path: string) => reservationCalls.getFeed.output.parse((await guest.post(path)).body).url;
  const read = (url: string) => fetch(url);

  it('[D-RN05] tells the own reservations to whoever knows its address, and to nobody else', async () => {
    await book();
    const url = await urlOf('/reservation/getFeed');
    expect(url).toMatch(/\/reservation\/feed\/\d+-[\w-]{43}\.ics$/);
    const answer = await read(url);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(await answer.text()).toContain('SUMMARY:打ち合わせ');
    expect((await read(url.replace(/.\.ics$/, '_.ics'))).status).toBe(404);
    expect((await read(`${service().url}/reservation/feed/x.ics`)).status).toBe(404);
  });

  it('[D-RN05] carries links of what can still be entered, and of nothing else', async () => {
    const { link } = await book();
    const { id } = await book({ start: at('11:00'), end: at('11:40') });
    await guest.post('/reservation/delete', { id });
    const url = await urlOf('/reservation/getFeed');
    const linksIn = async () => (await (await read(url)).text()).replaceAll('\r\n ', '').match(/URL:.*/g);
    expect(await linksIn()).toEqual([`URL:${link}`]);
    const [startsAt, endsAt] = ['09:00', '09:10'].map((time) => new Date(at(time, '2026-11-16')));
    await service().db.update(reservations).set({ startsAt, endsAt });
    expect(await linksIn()).toBeNull();
  });

  it('[D-RN05] tells all that is ahead, however far', async () => {
    await book({ start: at('10:00', '2099-11-18'), end: at('10:40', '2099-11-18') });
    const text = await (await read(await urlOf('/reservation/getFeed'))).text();
    expect(text).toContain('DTSTART:20991118T010000Z');
  });

  it('[D-RN05] tells what was changed with a higher number, and each time when it was told', async () => {
    const { id } = await book();
    const url = await urlOf('/reservation/getFeed');
    const marks = async () => (await (await read(url)).text()).match(/^(SEQUENCE|DTSTAMP):.*(?=\r)/gm);
    const stamp = () =>
      `DTSTAMP:${service()
        .clock.now()
        .toISOString()
        .replace(/[-:]|\.\d{3}/g, '')}`;
    expect(await marks()).toEqual(['SEQUENCE:1', stamp()]);
    service().clock.forward(minutes(5));
    await guest.post('/reservation/update', { id, start: at('11:00'), end: at('11:40') });
    expect(await marks()).toEqual(['SEQUENCE:2', stamp()]);
  });

  it('[D-RN05] tells the thousand that are nearest, however many somebody reserves', async () => {
    await book();
    await service().db.execute(sql`
      insert into reservations (company_id, user_id, user_name, signage_id, title, starts_at, ends_at, seat, seat_until, guest_mail,
        fee_rate, language, created_at)
      select company_id, user_id, user_name, signage_id, title, starts_at + n * interval '6 hours', ends_at + n * interval '6 hours', seat,
        seat_until + n * interval '6 hours', '', fee_rate, language, created_at
      from reservations, generate_series(1, 1050) as n`);
    const text = await (await read(await urlOf('/reservation/getFeed'))).text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1000);
    expect(text).toContain('DTSTART:20261118T010000Z');
  });

  it('[D-RN05] has another address once it is renewed; the one before tells nothing', async () => {
    const before = await urlOf('/reservation/getFeed');
    const after = await urlOf('/reservation/renewFeed');
    expect(after).not.toBe(before);
    expect([(await read(before)).status, (await read(after)).status]).toEqual([404, 200]);
    expect(await urlOf('/reservation/getFeed')).toBe(after);
  });
});

describe('the waiting list', () => {
  const slot = { start: at('10:00'), end: at('10:40') };

  async function another(): Promise<TestClient> {
    const loginId = `waiting${Math.random()}@demo.example`;
    const id = await addPerson(service(), { loginId, role: 'webReservationUser' });
    await service().db.transaction((tx) => ensureOwnSignage(tx, { id, companyId: 1 }, new Date()));
    return loggedIn(service().url, loginId);
  }

  it('[D-RN06] tells by mail, once, that a slot has become free', async () => {
    const { id } = await book({ guest_mail: '' });
    await told();
    const waiting = await another();
    expect((await waiting.post('/reservation/addWaiting', slot)).result).toBe('OK');
    expect((await waiting.post('/reservation/getWaiting')).body).toMatchObject({
      waiting: [{ start: '2026-11-18 10:00:00', end: '2026-11-18 10:40:00' }],
    });
    await service().mukae.waitingList.tell();
    expect(await told()).toEqual([]);
    await guest.post('/reservation/delete', { id });
    await service().mukae.waitingList.tell();
    await service().mukae.waitingList.tell();
    const free = (await told()).filter(({ subject }) => subject === '【Mukae】お待ちの時間が空きました');
    expect(free).toHaveLength(1);
    expect(free[0]?.text).toContain(`${service().url}/app/reservation/calendar`);
    expect((await waiting.post('/reservation/getWaiting')).body).toMatchObject({ waiting: [] });
  });

  it('[D-RN06] tells only who could have it with the pause that her company keeps after a meeting', async () => {
    const { id } = await book({ guest_mail: '' });
    const { id: behind } = await book({ guest_mail: '', start: at('10:50'), end: at('11:30') });
    const waiting = await another();
    expect((await waiting.post('/reservation/addWaiting', slot)).result).toBe('OK');
    await service()
      .db.insert(bookingRules)
      .values({ ...usualBookingRules, companyId: 1, bufferMinutes: 20 });
    await guest.post('/reservation/delete', { id });
    await service().mukae.waitingList.tell();
    expect((await waiting.post('/reservation/getWaiting')).body).toMatchObject({ waiting: [{}] });
    await guest.post('/reservation/delete', { id: behind });
    await service().mukae.waitingList.tell();
    expect((await waiting.post('/reservation/getWaiting')).body).toMatchObject({ waiting: [] });
  });

  describe('with many of one person', () => {
    const part = (n: number) => ({ start: at(`10:${n}0`), end: at(`10:${n + 1}0`) });

    /** Somebody who may wait for so many times more; those that she asks for are taken. */
    async function whoMayWaitFor(left: number): Promise<{ client: TestClient; id: number }> {
      await book({ end: at('11:00') });
      const loginId = `waits-for-many${left}@demo.example`;
      const { client, id } = await anotherBooker(service(), loginId);
      const from = (n: number) => new Date(new Date(at('12:00')).getTime() + n * minutes(10));
      const telling = { language: 'ja', publicUrl: null, createdAt: service().clock.now() } as const;
      const waitingFor = (n: number) => ({
        ...telling,
        companyId: 1,
        userId: id,
        startsAt: from(n),
        endsAt: from(n + 1),
      });
      await service()
        .db.insert(waitingList)
        .values(Array.from({ length: waitingMax - left }, (_, n) => waitingFor(n)));
      return { client, id };
    }
    const wait = (client: TestClient, n: number) => client.post('/reservation/addWaiting', part(n));

    it('[D-RN06] answers with the same place who asks again for what she waits for, also when she waits for all that she may', async () => {
      const { client } = await whoMayWaitFor(1);
      const placed = reservationCalls.addWaiting.output.parse((await wait(client, 0)).body);
      expect((await wait(client, 1)).code).toBe('SVER-120');
      expect((await wait(client, 0)).body).toMatchObject({ result: 'OK', id: placed.id });
    });

    it('[D-RN06] counts what somebody asks for at the same time one after the other', async () => {
      const { client, id } = await whoMayWaitFor(2);
      const { asked } = await service().db.transaction(async (tx) => {
        await holdUser(tx, id);
        const asked = [0, 1, 2, 3].map((n) => wait(client, n));
        await expect.poll(() => waitingForLocks(service().db)).toBe(4);
        return { asked };
      });
      const answers = await Promise.all(asked);
      expect(answers.filter(({ result }) => result === 'OK')).toHaveLength(2);
      expect(answers.filter(({ code }) => code === 'SVER-120')).toHaveLength(2);
    });
  });

  it('[D-RN06] forgets who has reserved the time herself meanwhile', async () => {
    const { id } = await book();
    const waiting = await another();
    expect((await waiting.post('/reservation/addWaiting', slot)).result).toBe('OK');
    await guest.post('/reservation/delete', { id });
    expect((await waiting.post('/token/create', { ...wanted, title: 'わたしの' })).result).toBe('OK');
    await service().mukae.waitingList.tell();
    expect((await waiting.post('/reservation/getWaiting')).body).toMatchObject({ waiting: [] });
  });

  it('[D-RN06] tells also those behind many who may not reserve what is free', async () => {
    const { db, clock } = service();
    const createdAt = clock.now();
    const { id: refusedId } = await demoUser(service(), 'admin');
    await db.transaction((tx) => ensureOwnSignage(tx, { id: refusedId, companyId: 1 }, createdAt));
    await db.insert(bookingRules).values({ ...usualBookingRules, companyId: 1, noticeMinutes: noticeMinutesMax });
    const { id: userId, companyId } = await demoUser(service(), 'guest');
    const row = { language: 'ja', publicUrl: null, createdAt } as const;
    const from = (n: number) => ({
      startsAt: new Date(new Date(at('09:00')).getTime() + n * minutes(10)),
      endsAt: new Date(new Date(at('09:10')).getTime() + n * minutes(10)),
    });
    const refused = { ...row, userId: refusedId, companyId: 1 };
    await db.insert(waitingList).values(Array.from({ length: 80 }, (_, n) => ({ ...refused, ...from(n) })));
    await db.insert(waitingList).values({ ...row, ...from(0), userId, companyId: Number(companyId) });
    for (let round = 0; round < 3; round += 1) await service().mukae.waitingList.tell();
    expect((await told()).map((mail) => mail.to)).toEqual(['guest@demo.example']);
  });

  it('[D-RN06] refuses, in words, a time that has begun', async () => {
    const startsAt = onGrid(service().clock.now());
    const endsAt = new Date(startsAt.getTime() + minutes(40));
    const begun = { start: startsAt.toISOString(), end: endsAt.toISOString() };
    await book(begun);
    const refused = await (await another()).post('/reservation/addWaiting', begun);
    expect([refused.status, refused.code]).toEqual([409, 'SVER-125']);
    expect(await service().db.select().from(waitingList)).toEqual([]);
  });

  it('[D-RN06] is for slots that are taken, and can be left', async () => {
    expect((await guest.post('/reservation/addWaiting', slot)).code).toBe('SVER-119');
    await book();
    const waiting = await another();
    const { body } = await waiting.post('/reservation/addWaiting', slot);
    const { id: targetId } = reservationCalls.addWaiting.output.parse(body);
    expect((await guest.post('/reservation/deleteWaiting', { targetId })).status).toBe(404);
    expect((await waiting.post('/reservation/deleteWaiting', { targetId })).result).toBe('OK');
  });
});

it('[O-RS11] deleting somebody with reservations ahead asks first, and then cancels them with mails', async () => {
  const admin = await loggedIn(service().url, 'admin@demo.example');
  const loginId = 'leaving@demo.example';
  const { companyId } = await addPerson(service(), { loginId, role: 'webReservationUser' }).then(async (id) => {
    await service().db.transaction((tx) => ensureOwnSignage(tx, { id, companyId: 1 }, new Date()));
    return { id, companyId: 1 };
  });
  const leaving = await loggedIn(service().url, loginId);
  await leaving.post('/token/create', wanted);
  await told();
  const [row] = await service().db.select().from(reservations).where(eq(reservations.companyId, companyId));
  const targetUserId = row?.userId;
  expect(
    (await admin.form('/api/updateUser', { targetUserId: String(targetUserId), role: 'operator', isForceSubmit: '1' }))
      .code,
  ).toBe('SVER-123');
  expect((await admin.post('/api/deleteUser', { targetUserId })).body).toMatchObject({
    result: 'Confirm',
    code: 'SVER-66',
  });
  expect((await admin.post('/api/deleteUser', { targetUserId, isForceSubmit: 1 })).result).toBe('OK');
  expect((await told()).map((mail) => [mail.to, mail.subject.slice(7, 21)])).toEqual([
    [loginId, 'ご予約はキャンセルされました'],
    ['takada@example.jp', 'ご予約はキャンセルされました'],
  ]);
});

describe('mails of a day', () => {
  const day = '2026-12-01';
  beforeEach(async () => {
    await service().db.delete(attempts);
    guest = await loggedIn(service().url, 'guest@demo.example');
  });
  it('[D-RN03] are so many about the reservations of a company; the rest goes later', async () => {
    await leaveMails(service(), 4);
    for (const time of ['10', '11', '12']) {
      await book({ start: at(`${time}:00`, day), end: at(`${time}:10`, day) });
    }
    expect(await told()).toHaveLength(4);
    expect(await told()).toEqual([]);
    service().clock.forward(hours(25));
    expect(await told()).toHaveLength(2);
  });

  it('[D-RN03] [S-13] of companies that are new are counted by where they are caused, however many somebody opens there', async () => {
    const { db, clock } = service();
    const { id } = await book({ start: at('10:00', day), end: at('10:40', day) });
    await countAttempts(service(), 'mailsOfAddress', '127.0.0.1', limits.mailsOfAddress.max);
    const later = { start: at('11:00', day), end: at('11:40', day) };
    const refused = [
      await guest.post('/token/create', { ...wanted, ...later }),
      await guest.post('/reservation/update', { id, ...later }),
    ];
    expect(refused.map(refusalIn)).toEqual([
      [429, 'SVER-59'],
      [429, 'SVER-59'],
    ]);
    await book({ ...later, guest_mail: '' });
    const guestsCompany = eq(companies.id, (await demoUser(service(), 'guest')).companyId ?? 0);
    await db
      .update(companies)
      .set({ createdAt: new Date(clock.now().getTime() - days(8)) })
      .where(guestsCompany);
    await book({ start: at('12:00', day), end: at('12:40', day) });
  });

  it('[D-RN03] about reservations and all others take nothing from one another', async () => {
    await leaveMails(service(), 0, 'mailsOfCompany');
    await book({ start: at('10:00', day), end: at('10:40', day) });
    expect(await told()).toHaveLength(2);
    await leaveMails(service(), 0, 'reservationMailsOfCompany', 'admin');
    const admin = await loggedIn(service().url, 'admin@demo.example');
    const newcomer = { name: '新人', kana: 'しんじん', login_id: 'newcomer@demo.example' };
    expect((await admin.form('/api/addUser', newcomer)).result).toBe('OK');
  });
});

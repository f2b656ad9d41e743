import { reservationCalls } from '@mukae/contract/calls/reservations';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '#platform/throttle/throttle.tables';
import { waitingForLocks } from '#testing/locks';
import { whileRefused } from '#testing/refusedRows';
import { leaveMails, toldMails } from '#testing/reservationMails';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { days, hours, minutes } from '#testing/testClock';
import { mails } from '../outbox/outbox.tables';
import { holdUntoldDeed, markTold } from './deeds.repo';
import { reservations } from './reservations.tables';

const service = serviceForFile();
let guest: TestClient;

const owner = 'guest@demo.example';
const first = 'takada@example.jp';
const second = 'yamada@example.jp';

beforeEach(async () => {
  await service().db.delete(reservations);
  await service().db.delete(mails);
  await service().db.delete(attempts);
  guest = await loggedIn(service().url, owner);
});

const dayMs = days(1);
/** So long after the beginning of the day after tomorrow. */
const from = (ms: number): number => Math.ceil(service().clock.now().getTime() / dayMs) * dayMs + dayMs + ms;
const slot = (startsAt: number) => ({
  start: new Date(startsAt).toISOString(),
  end: new Date(startsAt + minutes(40)).toISOString(),
});

async function book(fields: object = {}): Promise<{ id: number; link: string }> {
  const wanted = { title: '打ち合わせ', characterID: 1, guest_mail: first, ...slot(from(hours(5))), ...fields };
  return reservationCalls.createReservation.output.parse((await guest.post('/token/create', wanted)).body);
}
const change = async (id: number, fields: object) =>
  reservationCalls.changeReservation.output.parse((await guest.post('/reservation/update', { id, ...fields })).body);
const cancel = async (id: number) => expect((await guest.post('/reservation/delete', { id })).result).toBe('OK');

const subjects = {
  booked: 'ご予約のお知らせ',
  moved: 'ご予約の日時が変わりました',
  changed: 'ご予約の内容が変わりました',
  cancelled: 'ご予約はキャンセルされました',
};
const mailOf = (reader: string, deed: keyof typeof subjects) => [reader, subjects[deed]];
/** Who was told what since the last look. */
const told = async () => (await toldMails(service())).map(({ to, subject }) => [to, /】(.*)（/.exec(subject)?.[1]]);

/** Mails are behind: the company has caused all that it may today. */
const fallBehind = () => leaveMails(service(), 0);
async function catchUp(): Promise<void> {
  await service().db.delete(attempts);
  service().clock.forward(hours(1));
}

describe('who is not invited any more', () => {
  it('[D-RN07] hears nothing of what she was not told yet, and gets nobody else’s link', async () => {
    await fallBehind();
    const { id } = await book();
    expect(await told()).toEqual([]);
    const { link } = await change(id, { guest_mail: second });
    await catchUp();
    const sent = await toldMails(service());
    expect(sent.map(({ to }) => to)).toEqual([owner, second]);
    expect(sent[1]?.text).toContain(link);
  });

  it('[D-RN07] is told so if she was told that she is', async () => {
    const { id } = await book();
    await told();
    await fallBehind();
    await change(id, slot(from(hours(8))));
    await change(id, { guest_mail: second });
    await catchUp();
    expect(await told()).toEqual([mailOf(owner, 'moved'), mailOf(first, 'cancelled'), mailOf(second, 'booked')]);
  });

  it('[D-RN07] is told so also if she is told that she is at the very moment', async () => {
    const { db, clock } = service();
    await fallBehind();
    const { id } = await book();
    expect(await told()).toEqual([]);
    const changing = await db.transaction(async (tx) => {
      const held = await holdUntoldDeed(tx, new Date(clock.now().getTime() + hours(2)));
      const change = guest.post('/reservation/update', { id, guest_mail: second });
      await expect.poll(() => waitingForLocks(db)).toBe(1);
      await markTold(tx, held?.id ?? 0, clock.now());
      return { change };
    });
    expect((await changing.change).result).toBe('OK');
    await catchUp();
    expect(await told()).toEqual([mailOf(first, 'cancelled'), mailOf(second, 'booked')]);
  });
});

describe('what becomes of a reservation', () => {
  const bookedThenChanged = [
    mailOf(owner, 'booked'),
    mailOf(first, 'booked'),
    mailOf(owner, 'changed'),
    mailOf(first, 'changed'),
  ];

  it('[D-RN08] is not told any more once it is cancelled, of which a guest who never heard of it does not hear', async () => {
    await fallBehind();
    const { id } = await book();
    expect(await told()).toEqual([]);
    await cancel(id);
    await catchUp();
    expect(await told()).toEqual([mailOf(owner, 'cancelled')]);
  });

  it('[D-RN08] is not told any more once it is cancelled, of which a guest who heard of it hears', async () => {
    const { id } = await book();
    await told();
    await fallBehind();
    await change(id, slot(from(hours(8))));
    expect(await told()).toEqual([]);
    await service().db.delete(attempts);
    await cancel(id);
    expect(await told()).toEqual([mailOf(owner, 'cancelled'), mailOf(first, 'cancelled')]);
    await catchUp();
    expect(await told()).toEqual([]);
  });

  it('[D-RN08] is told in its order when mails were behind', async () => {
    await fallBehind();
    const { id } = await book();
    expect(await told()).toEqual([]);
    await service().db.delete(attempts);
    await change(id, { title: '面談' });
    expect(await told()).toEqual([]);
    await catchUp();
    expect(await told()).toEqual(bookedThenChanged);
  });

  it('[D-RN08] is told in its order when one mail failed; those of other reservations go out', async () => {
    let id = 0;
    await whileRefused(service().db, 'insert', mails, async () => {
      id = (await book()).id;
      expect(await told()).toEqual([]);
    });
    await change(id, { title: '面談' });
    await book({ guest_mail: second, ...slot(from(hours(8))) });
    expect(await told()).toEqual([mailOf(owner, 'booked'), mailOf(second, 'booked')]);
    await catchUp();
    expect(await told()).toEqual(bookedThenChanged);
  });

  it('[D-RN03] waits with all else of its company when that may not cause another mail today', async () => {
    await leaveMails(service(), 1);
    await book();
    await book({ guest_mail: '', ...slot(from(hours(8))) });
    expect(await told()).toEqual([]);
    await catchUp();
    expect(await told()).toEqual([mailOf(owner, 'booked'), mailOf(first, 'booked'), mailOf(owner, 'booked')]);
  });
});

const step = minutes(10);
const inTime = (ms: number) => slot(Math.ceil((service().clock.now().getTime() + ms) / step) * step);

it('[D-RN08] a cancellation is told also when the meeting would be over by then', async () => {
  const { id } = await book(inTime(minutes(10)));
  await told();
  await fallBehind();
  await cancel(id);
  expect(await told()).toEqual([]);
  await catchUp();
  expect(await told()).toEqual([mailOf(owner, 'cancelled'), mailOf(first, 'cancelled')]);
});

describe('a meeting that was moved', () => {
  it('[D-RN02] is told of also when its new time is over already', async () => {
    const { id } = await book(inTime(hours(3)));
    await told();
    await change(id, inTime(-hours(2)));
    expect(await told()).toEqual([mailOf(owner, 'moved'), mailOf(first, 'moved')]);
  });

  it('[D-RN02] is told of also when its time before is over', async () => {
    const { id } = await book(inTime(minutes(10)));
    await told();
    await fallBehind();
    await change(id, inTime(hours(3)));
    expect(await told()).toEqual([]);
    await catchUp();
    expect(await told()).toEqual([mailOf(owner, 'moved'), mailOf(first, 'moved')]);
  });
});

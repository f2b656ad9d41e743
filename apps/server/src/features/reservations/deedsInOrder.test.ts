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
import { slotInMail } from './slotInMail';

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

describe('the time and the name that a mail tells', () => {
  /** As a mail writes it, and as its file for calendars does. */
  const written = ({ start, end }: ReturnType<typeof slot>) => ({
    line: slotInMail({ startsAt: new Date(start), endsAt: new Date(end) }, 'ja'),
    stamps: [`DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`],
  });
  const stamp = (time: string) => time.replace(/[-:]|\.\d{3}/g, '');
  const sentTo = async (reader: string, deed: keyof typeof subjects) =>
    (await toldMails(service())).filter(({ to, subject }) => to === reader && subject.includes(subjects[deed]));
  const expectAt = (sent: Awaited<ReturnType<typeof sentTo>>, known: ReturnType<typeof slot>, never: typeof known) => {
    expect(sent).toHaveLength(1);
    for (const { text, attachments } of sent) {
      expect(text).toContain(`日時: ${written(known).line}`);
      for (const line of written(known).stamps) expect(attachments[0]?.content).toContain(line);
      for (const foreign of [written(never).line, ...written(never).stamps]) {
        expect(`${text}${attachments[0]?.content}`).not.toContain(foreign);
      }
    }
  };
  let [known, later, latest] = [slot(0), slot(0), slot(0)];

  beforeEach(() => {
    [known, later, latest] = [slot(from(hours(5))), slot(from(hours(8))), slot(from(hours(11)))];
  });

  it('[D-RN07] are for who is uninvited in the same save the time that she knew, and no name of another meeting', async () => {
    const { id } = await book({ ...known, title: '商談' });
    await told();
    await change(id, { guest_mail: second, title: '山田様の面談', ...later });
    await cancel(id);
    const sent = await sentTo(first, 'cancelled');
    expectAt(sent, known, later);
    expect(JSON.stringify(sent)).not.toMatch(/山田様の面談|商談/);
  });

  it('[D-RN07] are for who is uninvited before she heard of a move the time before it', async () => {
    const { id } = await book(known);
    await told();
    await fallBehind();
    await change(id, later);
    await change(id, { ...latest, title: '面談' });
    await change(id, { guest_mail: second });
    await service().db.delete(attempts);
    await cancel(id);
    await catchUp();
    const sent = await sentTo(first, 'cancelled');
    expectAt(sent, known, later);
    expectAt(sent, known, latest);
    expect(JSON.stringify(sent)).not.toContain('面談');
  });

  it('[D-RN08] of a cancellation are those that its readers were told, not of a move that they never heard of', async () => {
    const { id } = await book(known);
    await told();
    await fallBehind();
    await change(id, later);
    expect(await told()).toEqual([]);
    await change(id, latest);
    await cancel(id);
    await catchUp();
    const sent = await toldMails(service());
    expect(sent.map(({ to }) => to)).toEqual([owner, first]);
    for (const mail of sent) {
      expectAt([mail], known, later);
      expectAt([mail], known, latest);
    }
  });

  it('[D-RN08] of a cancellation are for each reader those that she was told herself', async () => {
    const { id } = await book({ ...known, guest_mail: '' });
    await told();
    await service().db.delete(attempts);
    await leaveMails(service(), 1);
    await change(id, { guest_mail: second, ...later });
    expect(await told()).toEqual([mailOf(second, 'booked')]);
    await cancel(id);
    await catchUp();
    const [ofOwner, ofGuest, ...more] = await toldMails(service());
    expect([ofOwner?.to, ofGuest?.to, more]).toEqual([owner, second, []]);
    expectAt(ofOwner ? [ofOwner] : [], known, later);
    expectAt(ofGuest ? [ofGuest] : [], later, known);
  });

  it('[D-RN08] of a cancellation are the new ones where an earlier mail told them already', async () => {
    await fallBehind();
    const { id } = await book(known);
    await change(id, later);
    expect(await told()).toEqual([]);
    await service().db.delete(attempts);
    await leaveMails(service(), 2);
    service().clock.forward(hours(1));
    expect(await told()).toEqual([mailOf(owner, 'booked'), mailOf(first, 'booked')]);
    await cancel(id);
    await catchUp();
    const sent = await toldMails(service());
    expect(sent).toHaveLength(2);
    for (const mail of sent) expectAt([mail], later, known);
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

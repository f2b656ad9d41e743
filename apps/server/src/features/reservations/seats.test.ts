import { characterCalls } from '@mukae/contract/calls/characters';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherBooker } from '#testing/reservations';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { reservations } from './reservations.tables';

const service = serviceForFile({ RESERVATION_CHANNELS: '3' });
const made = reservationCalls.createReservation.output;
const busy = reservationCalls.getBusyRanges.output;

let bookers: TestClient[];
let characterID: number;

beforeAll(async () => {
  const others = await Promise.all([1, 2, 3, 4].map((n) => anotherBooker(service(), `booker${n}@demo.example`)));
  bookers = [await loggedIn(service().url, 'guest@demo.example'), ...others.map(({ client }) => client)];
  const cast = characterCalls.listCharacters.output.parse((await bookers[0]?.post('/api/getCharacter'))?.body);
  characterID = cast[0]?.id ?? 0;
});

beforeEach(() => service().db.delete(reservations));

const at = (time: string) => `2026-11-16T${time}:00+09:00`;
const slot = (from: string, until: string) => ({ start: at(from), end: at(until) });
const book = (client: TestClient | undefined, from: string, until: string) =>
  client?.post('/token/create', { title: '打ち合わせ', characterID, ...slot(from, until) });
const booked = async (client: TestClient | undefined, from: string, until: string) =>
  made.parse((await book(client, from, until))?.body).id;

const seatOf = async (id: number) =>
  (await service().db.select().from(reservations).where(eq(reservations.id, id)))[0]?.seat;

async function isBusy(from: string, until: string): Promise<boolean> {
  const { body } = (await bookers[0]?.post('/reservation/getAnonymousReservations', slot(from, until))) ?? {};
  return busy.parse(body).events.length > 0;
}

describe('three seats', () => {
  it('[D-RS11] are sold to three of those who want the same time, and the time is taken only then', async () => {
    await booked(bookers[0], '10:00', '11:00');
    await booked(bookers[1], '10:00', '11:00');
    expect(await isBusy('10:00', '11:00')).toBe(false);
    await service().db.delete(reservations);
    const answers = await Promise.all(bookers.map((client) => book(client, '10:00', '11:00')));
    expect(answers.map((answer) => answer?.code ?? answer?.result).toSorted()).toEqual([
      'OK',
      'OK',
      'OK',
      'SVER-110',
      'SVER-110',
    ]);
    const rows = await service().db.select().from(reservations).orderBy(asc(reservations.seat));
    expect(rows.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(await isBusy('10:00', '11:00')).toBe(true);
  });

  it('[D-RS11] let a reservation move to the seat that is free then, and keep its own where they can', async () => {
    const first = await booked(bookers[0], '10:00', '11:00');
    await booked(bookers[1], '10:00', '11:00');
    const third = await booked(bookers[2], '11:00', '12:00');
    const move = (id: number, client: TestClient | undefined, from: string, until: string) =>
      client?.post('/reservation/update', { id, ...slot(from, until) });
    expect([await seatOf(first), await seatOf(third)]).toEqual([1, 1]);
    expect((await move(third, bookers[2], '10:00', '11:00'))?.result).toBe('OK');
    expect(await seatOf(third)).toBe(3);
    expect((await move(third, bookers[2], '12:00', '13:00'))?.result).toBe('OK');
    expect(await seatOf(third)).toBe(3);
  });

  it('[D-RS09] [D-RS11] do not let a meeting go on at another seat than its own', async () => {
    const first = await booked(bookers[0], '09:00', '10:00');
    await booked(bookers[1], '10:00', '11:00');
    const extended = await bookers[0]?.post('/reservation/extend', { id: first, end: at('10:00') });
    expect(extended?.code).toBe('SVER-118');
  });

  it('[D-RS12] that are fewer than when something was reserved: it takes one of those that are left', async () => {
    const first = await booked(bookers[0], '10:00', '11:00');
    await service().db.update(reservations).set({ seat: 4 }).where(eq(reservations.id, first));
    await booked(bookers[1], '10:00', '11:00');
    expect(await isBusy('10:00', '11:00')).toBe(false);
    const waited = () => bookers[3]?.post('/reservation/addWaiting', slot('10:00', '11:00'));
    expect((await waited())?.code).toBe('SVER-119');
    await booked(bookers[2], '10:00', '11:00');
    expect(await isBusy('10:00', '11:00')).toBe(true);
    expect((await book(bookers[3], '10:00', '11:00'))?.code).toBe('SVER-110');
    expect((await waited())?.result).toBe('OK');
  });
});

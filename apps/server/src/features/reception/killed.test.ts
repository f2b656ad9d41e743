import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { characterCalls } from '@mukae/contract/calls/characters';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { timing } from '@mukae/contract/domain/reception/timing';
import { closeCodes } from '@mukae/contract/realtime/socket';
import { isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type DatabaseConnection } from '#platform/db/database';
import { makeLogger } from '#platform/log/logger';
import { buildProgram } from '#testing/builtProgram';
import type { TestDatabase } from '#testing/databases';
import { type Screen, signageIdOf, talk, touch } from '#testing/receptionForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { minutes, seconds } from '#testing/testClock';
import { makeTestDatabase } from '#testing/testDatabase';
import { TestPage } from '#testing/testPage';
import { sessions } from '../accounts/accounts.tables';
import { callRecords } from '../calls/calls.tables';
import { reservations } from '../reservations/reservations.tables';

const pages = fileURLToPath(new URL('../../testing/pages', import.meta.url));
const patience = 120_000;

let program: Awaited<ReturnType<typeof buildProgram>>;
let database: TestDatabase;
let witness: DatabaseConnection;
let child: ChildProcess;
let url: string;
const opened: TestPage[] = [];

async function start(): Promise<void> {
  child = spawn(process.execPath, [program.path, database.url, pages], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  [url] = await once(child, 'message');
}

async function kill(): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function timePasses(ms: number): Promise<void> {
  child.send(ms);
  await once(child, 'message');
}

/** The same browser, at the service that was started anew. */
async function again({ cookies }: TestClient, before?: TestPage): Promise<TestPage> {
  const client = new TestClient(url);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  const page = await TestPage.open(url, client, before?.since);
  opened.push(page);
  return page;
}

beforeAll(async () => {
  program = await buildProgram('serviceProcess');
  database = await makeTestDatabase();
  witness = connect(database.url, makeLogger('silent'));
});

afterAll(async () => {
  await witness.close();
  await database.drop();
  await program.remove();
});

let screenBrowser: TestClient;
let operatorBrowser: TestClient;
let signage: Screen;
let operator: TestPage;

beforeEach(async () => {
  await start();
  screenBrowser = await loggedIn(url, 'signage1@demo.example');
  operatorBrowser = await loggedIn(url, 'operator1@demo.example');
  signage = { id: await signageIdOf(screenBrowser), page: await again(screenBrowser) };
  operator = await again(operatorBrowser);
  await operator.standsBy();
}, patience);

afterEach(async () => {
  for (const page of opened) page.cut();
  opened.length = 0;
  await timePasses(timing.lostSeat);
  await timePasses(timing.lostSeat);
  await kill();
}, patience);

describe('the server is killed', () => {
  it(
    '[O-F01] in the middle of a ring: it rings again, for as long as it would have, and is answered',
    async () => {
      const requestId = await touch(signage);
      const { ring } = await operator.hears('callFromSignage');
      await kill();
      await start();
      const [back, screen] = [await again(operatorBrowser, operator), await again(screenBrowser, signage.page)];
      expect(back.greeting.snapshot).toMatchObject({ of: 'console', status: 'Standby', isReady: true, rings: [ring] });
      expect(screen.greeting.snapshot).toMatchObject({ of: 'signage', state: { at: 'Calling', requestId } });
      expect(await back.say('acceptRequest', { requestId, peerId: back.peerId })).toEqual({ result: 'OK' });
      expect((await screen.hears('submitSignageState')).state).toMatchObject({ at: 'Active' });
    },
    patience,
  );

  it(
    '[O-F01] in the middle of a call: both sides find it again, and end it with one record',
    async () => {
      const { callId, requestId } = await talk(signage, operator);
      await kill();
      await start();
      const [back, screen] = [await again(operatorBrowser, operator), await again(screenBrowser, signage.page)];
      const peers = { operator: operator.peerId, signage: signage.page.peerId };
      expect(back.greeting.snapshot).toMatchObject({ status: 'Active', rings: [], call: { callId, peers } });
      expect(screen.greeting.snapshot).toMatchObject({ state: { at: 'Active', call: { callId, peers } } });
      await timePasses(timing.lostLink);
      expect(await back.say('acceptRequest', { requestId, peerId: back.peerId })).toEqual({ result: 'OK' });
      expect(await back.say('serviceClosed', { callId })).toEqual({ result: 'OK' });
      expect(await screen.hears('serviceClosed')).toMatchObject({ callId, because: 'operatorEnded' });
      await back.hears('operatorStateTransition', ({ status }) => status === 'Standby');
      const records = await witness.db.select({ id: callRecords.id }).from(callRecords);
      expect(records.filter(({ id }) => id === callId)).toHaveLength(1);
    },
    patience,
  );

  it(
    '[D-RM02] [D-RM03] in the middle of a meeting that was just prolonged: it goes on, and call, socket and link end to the second when they would have',
    async () => {
      const host = await loggedIn(url, 'guest@demo.example');
      const [character] = characterCalls.listCharacters.output.parse((await host.post('/api/getCharacter')).body);
      const slot = { start: '2026-11-16T08:50:00+09:00', end: '2026-11-16T09:10:00+09:00' };
      const booked = await host.post('/token/create', { title: '打ち合わせ', characterID: character?.id, ...slot });
      const { link } = reservationCalls.createReservation.output.parse(booked.body);
      const token = new URL(link).searchParams.get('token');
      const guest = new TestClient(url);
      await guest.post('/token/login', { token });
      const [hostPage, guestPage] = [await again(host), await again(guest)];
      const signageId = await signageIdOf(guest);
      await hostPage.say('callFromUser', { signageId, peerId: hostPage.peerId });
      const { callId } = (await hostPage.hears('submitCall')).call;
      await kill();
      // As far as an extension comes before those who are in the meeting hear of it.
      const later = new Date('2026-11-16T09:20:00+09:00');
      await witness.db.update(reservations).set({ endsAt: later, seatUntil: later });
      await witness.db.update(sessions).set({ expiresAt: later }).where(isNotNull(sessions.reservationId));
      await start();
      const [hostBack, guestBack] = [await again(host, hostPage), await again(guest, guestPage)];
      expect(guestBack.greeting.snapshot).toMatchObject({ state: { at: 'Active', call: { callId } } });
      await timePasses(minutes(20) - seconds(1));
      expect(await guestBack.names()).not.toContain('serviceClosed');
      await timePasses(seconds(1));
      expect(await hostBack.hears('serviceClosed')).toMatchObject({ callId, because: 'windowOver' });
      expect(await guestBack.closed()).toBe(closeCodes.loggedOut);
    },
    patience,
  );

  it(
    '[O-F01] [R-08] and who does not come back within 15 seconds is given up',
    async () => {
      const { callId } = await talk(signage, operator);
      await kill();
      await start();
      const screen = await again(screenBrowser, signage.page);
      await timePasses(timing.lostLink - 1);
      expect(await screen.names()).not.toContain('serviceClosed');
      await timePasses(1);
      expect(await screen.hears('serviceClosed')).toMatchObject({ callId, because: 'operatorLost', reloads: true });
      await kill();
      await start();
      const third = await again(screenBrowser);
      expect(third.greeting.snapshot).toMatchObject({ state: { at: 'Standby' } });
    },
    patience,
  );
});

import { timing } from '@mukae/contract/domain/reception/timing';
import { closeCodes, givesWayParameter, socketsPerAccount } from '@mukae/contract/realtime/socket';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Wire } from '#platform/ws/wire';
import { mailedPassword } from '#testing/mails';
import { addPerson } from '#testing/people';
import { receptionForFile, talk, touch } from '#testing/receptionForFile';
import { reserve } from '#testing/reservations';
import { loggedIn, TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import { TestPage } from '#testing/testPage';

const { service, browser, page, screen, operator, desk, goes } = receptionForFile();

/** The HTTP status with which a socket is refused, or 101. */
function knock({ origin = service().url, ...headers }: Record<string, string>, path = '/ws'): Promise<number> {
  return knockWith({ origin, ...headers }, path);
}

function knockWith(headers: Record<string, string>, path = '/ws'): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(service().url.replace('http', 'ws') + path, { headers });
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('error', reject);
  });
}

describe('the door', () => {
  it('[O-L01] opens for a session, from the page’s own origin; to who does not say where she comes from it stays closed', async () => {
    const cookie = (await browser('operator1')).cookieHeader;
    expect(await knock({ cookie })).toBe(101);
    expect(await knockWith({ cookie })).toBe(403);
    expect(await knockWith({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(403);
  });

  it('[D-K07] lets in so many pages of one browser, and the next one when another has gone', async () => {
    const client = await browser('operator1');
    const open = await Promise.all(Array.from({ length: socketsPerAccount }, () => page(client)));
    const cookie = client.cookieHeader;
    expect(await knock({ cookie })).toBe(429);
    await open[0]?.close();
    await expect.poll(() => knock({ cookie })).toBe(101);
    expect((await page(client)).greeting.type).toBe('wsInit');
  });

  it('[O-L01] stays closed without a session, for a wrong token, and after the logout', async () => {
    expect(await knock({})).toBe(401);
    expect(await knock({ cookie: 'session=made-up' })).toBe(401);
    const client = await loggedIn(service().url, 'operator2@demo.example');
    const cookie = client.cookieHeader;
    expect(await knock({ cookie })).toBe(101);
    await client.get('/api/logout');
    expect(await knock({ cookie })).toBe(401);
  });

  it('[O-L01] stays closed for pages of other sites, whoever is logged in', async () => {
    const cookie = (await browser('operator1')).cookieHeader;
    for (const origin of ['https://evil.example', 'null', `${service().url}0`, '']) {
      expect(await knock({ cookie, origin })).toBe(403);
    }
    expect(await knockWith({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('[O-L01] [D-A11] stays closed for a temporary password', async () => {
    const loginId = 'forgetful@demo.example';
    await addPerson(service(), { loginId, role: 'operator' });
    await new TestClient(service().url).post('/api/pwResetUser', {
      targetUserId: '',
      targetUserLoginId: loginId,
      passwordReset: true,
    });
    await service().mukae.passwordReset.carryOut();
    const password = await mailedPassword(await browser('system'), loginId);
    const client = new TestClient(service().url);
    expect((await client.login(loginId, { password })).result).toBe('Temporary');
    expect(await knock({ cookie: client.cookieHeader })).toBe(403);
  });

  it('[O-L01] [D-A21] stays closed before a reservation begins, and opens with it', async () => {
    const { token } = await reserve(service(), hours(1), hours(2));
    const client = new TestClient(service().url);
    await client.post('/token/login', { token });
    expect(await knock({ cookie: client.cookieHeader })).toBe(403);
    service().clock.forward(hours(1));
    expect(await knock({ cookie: client.cookieHeader })).toBe(101);
  });

  it('[O-L01] is nowhere else', async () => {
    const cookie = (await browser('operator1')).cookieHeader;
    for (const path of ['/', '/ws/', '/wss', '/api/ws', '/ws%2f', '//ws']) {
      expect(await knock({ cookie }, path)).toBe(404);
    }
    expect(await knock({ cookie }, '/ws?since=nonsense')).toBe(101);
  });

  it('[O-L02] [O-L03] lets nothing be done before the page is known, and does it in order then', async () => {
    const early = new TestPage(`${service().url.replace('http', 'ws')}/ws`, {
      cookie: (await browser('operator1')).cookieHeader,
    });
    early.socket.on('open', () => {
      early.send('ping', {});
      void early.say('operatorStateTransition', { state: 'PossibleStandby' });
      void early.say('operatorStateTransition', { state: 'Standby' });
    });
    await early.hears('operatorStateTransition', ({ status }) => status === 'Standby');
    expect(early.heard[0]?.type).toBe('wsInit');
    expect(early.heard[1]?.type).toBe('pong');
    await early.close();
  });
});

/** An answer is waited for as always, only not for long; how long it would have been is noted. */
function waitBriefly(): number[] {
  const waits: number[] = [];
  const { answersWithin } = Wire.prototype;
  vi.spyOn(Wire.prototype, 'answersWithin').mockImplementation(function (this: Wire, ms) {
    waits.push(ms);
    return answersWithin.call(this, ms / 20);
  });
  return waits;
}

describe('two browsers of one account', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('[O-L05] the second is told alreadyExist and closed; the first stays', async () => {
    const first = await operator('operator1');
    const client = await loggedIn(service().url, 'operator1@demo.example');
    const second = new TestPage(`${service().url.replace('http', 'ws')}/ws`, { cookie: client.cookieHeader });
    const refused = await second.hears('alreadyExist');
    expect(refused).toMatchObject({ code: 'SVER-01', msg: expect.stringContaining('ブラウザ') });
    expect(await second.closed()).toBe(closeCodes.alreadyExist);
    expect(second.heard).toEqual([]);
    expect(await first.names()).not.toContain('alreadyExist');
    await first.close();
    await expect.poll(() => [...desks()].some(({ link }) => link.is === 'up')).toBe(false);
    expect((await page(client)).greeting.snapshot).toMatchObject({ status: 'Standby' });
  });

  it('[O-L05] the second takes over within 2 seconds from one that does not answer, in the middle of a call too', async () => {
    const signage = await screen();
    const frozen = await operator('operator1');
    const { callId } = await talk(signage, frozen);
    // Like a laptop that was closed: the socket is open, and nobody reads it.
    frozen.socket.pause();
    const waits = waitBriefly();
    const second = await page(await loggedIn(service().url, 'operator1@demo.example'));
    expect(waits).toEqual([timing.firstBrowser]);
    expect(second.greeting.snapshot).toMatchObject({ status: 'Active', call: { callId } });
    frozen.socket.resume();
    await frozen.closed();
    expect(await signage.page.names()).not.toContain('serviceClosed');
    expect((await desk()).now.calls.size).toBe(1);
  });

  it('[O-L05] of two that come at the same time one is let in', async () => {
    const clients = await Promise.all([1, 2, 3].map(() => loggedIn(service().url, 'operator2@demo.example')));
    const pages = clients.map(
      (client) => new TestPage(`${service().url.replace('http', 'ws')}/ws`, { cookie: client.cookieHeader }),
    );
    const told = await Promise.all(
      pages.map((one) => Promise.any([one.hears('wsInit'), one.hears('alreadyExist')]).then(({ type }) => type)),
    );
    expect(told.toSorted()).toEqual(['alreadyExist', 'alreadyExist', 'wsInit']);
    await Promise.all(pages.map((one) => one.close()));
  });
});

const desks = () =>
  service()
    .mukae.reception.desks.all()
    .flatMap(({ now }) => [...now.operators.values()]);

describe('pages of one browser', () => {
  it('[O-L05] live together', async () => {
    const [one, two] = [await operator('operator1'), await page('operator1')];
    await touch(await screen());
    for (const tab of [one, two]) expect((await tab.hears('callFromSignage')).ring.touchButton).toBe('受付');
  });

  it('[O-L05] of a signage: the new one takes the place of the old', async () => {
    const old = await screen();
    const fresh = await screen();
    expect(await old.page.closed()).toBe(closeCodes.alreadyExist);
    await touch(fresh);
    expect((await fresh.page.hears('submitSignageState')).state.at).toBe('Crowded');
  });

  const givingWay = async (): Promise<TestPage> =>
    new TestPage(`${service().url.replace('http', 'ws')}/ws?${givesWayParameter}=1`, {
      cookie: (await browser('signage1')).cookieHeader,
    });

  it('[O-L05] of a signage: one that gives way is let in once nobody is there', async () => {
    const { page: there } = await screen();
    expect(await (await givingWay()).closed()).toBe(closeCodes.alreadyExist);
    expect(await there.names()).not.toContain('alreadyExist');
    await goes(there);
    const back = await givingWay();
    expect((await back.hears('wsInit')).snapshot).toMatchObject({ of: 'signage', state: { at: 'Standby' } });
    await back.close();
  });

  it('[O-L05] of a signage: one that gave way takes up the call of one that is gone', async () => {
    const signage = await screen();
    const { callId } = await talk(signage, await operator('operator1'));
    await goes(signage.page);
    const back = await givingWay();
    expect((await back.hears('wsInit')).snapshot).toMatchObject({ state: { at: 'Active', call: { callId } } });
    await back.close();
  });
});

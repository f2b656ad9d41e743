import { closeCodes } from '@mukae/contract/realtime/socket';
import { describe, expect, it } from 'vitest';
import { makeSessions, SessionCache } from '#features/accounts';
import { demoPassword } from '#features/demo';
import { makeLogger } from '#platform/log/logger';
import { makeSoleNode } from '#platform/nodes/soleNode';
import { addPerson, demoUser } from '#testing/people';
import { receptionForFile, talk } from '#testing/receptionForFile';
import { reserve } from '#testing/reservations';
import { loggedIn, TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import type { TestPage } from '#testing/testPage';
import { sessions } from '../accounts/accounts.tables';
import { Connections } from './connections';
import { makeFarewells } from './farewells';

const { service, browser, page, screen, desk } = receptionForFile();

let made = 0;
async function newcomer(): Promise<{ id: number; loginId: string; client: TestClient; pages: TestPage[] }> {
  made += 1;
  const loginId = `leaver${made}@demo.example`;
  const id = await addPerson(service(), { loginId, role: 'operator' });
  const client = await loggedIn(service().url, loginId);
  const pages = [await page(client), await page(client)];
  await pages[0]?.standsBy();
  return { id, loginId, client, pages };
}

const isAtDesk = async (id: number) => (await desk()).now.operators.has(id);

describe('logging in anew', () => {
  it.each([
    { password: 'Changed2026!', currentPassword: demoPassword },
    { login_id: 'another@demo.example', currentPassword: demoPassword, isForceSubmit: '1' },
  ])('[O-L06] is asked of every page when an account is changed: %o', async (change) => {
    const { id, client, pages } = await newcomer();
    expect((await client.form('/api/updateUser', change)).result).toBe('OK');
    for (const one of pages) {
      expect(await one.hears('requestLogout')).toEqual({ type: 'requestLogout', objectId: id });
      expect(await one.closed()).toBe(closeCodes.loggedOut);
    }
    await expect.poll(() => isAtDesk(id)).toBe(false);
  });

  it('[O-L06] is asked of a signage whose password changes', async () => {
    const password = 'Screen2026!';
    const admin = await browser('admin');
    const signage = await screen('signage2');
    const { id: userId } = await demoUser(service(), 'signage2');
    const fields = { targetId: String(signage.id), password, currentPassword: demoPassword };
    expect((await admin.form('/api/updateSignage', fields)).result).toBe('OK');
    expect(await signage.page.hears('requestLogout')).toEqual({ type: 'requestLogout', objectId: userId });
    expect(await signage.page.closed()).toBe(closeCodes.loggedOut);
  });

  it('[O-L06] is asked by an administrator, of a person and of a signage; a call of theirs is over', async () => {
    const { id, pages } = await newcomer();
    const signage = await screen();
    const [first] = pages;
    if (!first) throw new Error('no page');
    const admin = await page('admin');
    await talk(signage, first);
    admin.send('requestLogout', { objectId: id });
    expect(await first.hears('requestLogout')).toEqual({ type: 'requestLogout', objectId: id });
    expect(await signage.page.hears('serviceClosed')).toMatchObject({ because: 'operatorLeft', reloads: true });
    admin.send('requestLogout', { objectId: (await demoUser(service(), 'system')).id });
    expect(await admin.hears('Warning')).toMatchObject({ code: 'SVER-14' });
  });
});

describe('logging in again in the same browser', () => {
  const isOpenTo = async (session: string) => {
    const thief = new TestClient(service().url);
    thief.cookies.set('session', session);
    return (await thief.get('/api/check-auth')).body;
  };

  it('[S-24] ends the session before, while the open pages of the same person go on, and her call', async () => {
    const { id, loginId, client, pages } = await newcomer();
    const [first, second] = pages;
    if (!first || !second) throw new Error('no pages');
    const signage = await screen();
    const { callId } = await talk(signage, first);
    const before = client.cookies.get('session') ?? '';
    expect((await client.login(loginId)).result).toBe('OK');
    expect(await isOpenTo(before)).toMatchObject({ auth: false });

    const third = await page(client);
    expect(third.greeting.snapshot).toBeTruthy();
    await second.settled();
    expect(await second.names()).not.toContain('Logouted');
    expect((await desk()).now.operators.get(id)).toMatchObject({ state: { callId }, link: { is: 'up' } });
    expect(await first.say('serviceClosed', { callId })).toEqual({ result: 'OK' });

    await client.get('/api/logout');
    for (const one of [...pages, third]) expect(await one.closed()).toBe(closeCodes.loggedOut);
  });

  it('[S-24] as somebody else logs out whoever was there before', async () => {
    const { id, client, pages } = await newcomer();
    const before = client.cookies.get('session') ?? '';
    expect((await client.login('guest@demo.example')).result).toBe('OK');
    for (const one of pages) {
      expect(await one.hears('Logouted')).toEqual({ type: 'Logouted' });
      expect(await one.closed()).toBe(closeCodes.loggedOut);
    }
    expect(await isOpenTo(before)).toMatchObject({ auth: false });
    await expect.poll(() => isAtDesk(id)).toBe(false);
    expect((await client.get('/api/check-auth')).body).toMatchObject({ auth: true, role: 'webReservationUser' });
  });

  it('[S-24] by a reservation link ends the session before as well', async () => {
    const { client } = await newcomer();
    const before = client.cookies.get('session') ?? '';
    const { token } = await reserve(service(), 0, hours(1));
    expect((await client.post('/token/login', { token })).result).toBe('OK');
    expect(await isOpenTo(before)).toMatchObject({ auth: false });
    const link = client.cookies.get('session') ?? '';
    expect((await client.post('/token/login', { token })).result).toBe('OK');
    expect(await isOpenTo(link)).toMatchObject({ auth: false });
  });
});

describe('logging out', () => {
  it('[O-L06] on one page is told to the others, and nothing of the person is waited for', async () => {
    const { id, client, pages } = await newcomer();
    const [first, second] = pages;
    expect(await first?.say('logout', {})).toEqual({ result: 'OK' });
    expect(await isAtDesk(id)).toBe(false);
    await client.get('/api/logout');
    expect(await second?.hears('logout')).toEqual({ type: 'logout' });
    for (const one of pages) expect(await one.closed()).toBe(closeCodes.loggedOut);
    expect(await isAtDesk(id)).toBe(false);
  });

  it('[D-L05] that was said and then failed leaves nobody behind: a screen or a person who goes on is back', async () => {
    const { id, pages } = await newcomer();
    const signage = await screen();
    const linkOf = async () => (await desk()).now.signages.get(signage.id)?.link.is;
    const [first] = pages;
    if (!first) throw new Error('no page');
    expect(await first.say('logout', {})).toEqual({ result: 'OK' });
    expect(await signage.page.say('logout', {})).toEqual({ result: 'OK' });
    expect([await isAtDesk(id), await linkOf()]).toEqual([false, 'down']);
    for (const one of [first, signage.page]) {
      one.send('ping', {});
      await one.hears('pong');
    }
    expect([await isAtDesk(id), await linkOf()]).toEqual([true, 'up']);
  });

  it('[D-L05] that was said and not done sends no other page away, and tells later what ended the session', async () => {
    const { client, pages } = await newcomer();
    const [first, second] = pages;
    if (!first || !second) throw new Error('no pages');
    await first.say('logout', {});
    await first.settled();
    expect(await second.names()).not.toContain('logout');
    await client.get('/api/logout');
    expect(await second.hears('Logouted')).toEqual({ type: 'Logouted' });
  });

  it('[D-L05] is not taken back by what a page says by itself on its way out', async () => {
    const { id, pages } = await newcomer();
    const signage = await screen();
    const [first] = pages;
    if (!first) throw new Error('no page');
    await first.say('logout', {});
    await first.say('logout', {});
    await first.say('operatorStateTransition', { state: 'PossibleStandby' });
    await signage.page.say('logout', {});
    signage.page.send('devicePermission', { camera: 'granted', microphone: 'granted' });
    await signage.page.say('logout', {});
    const link = (await desk()).now.signages.get(signage.id)?.link.is;
    expect([await isAtDesk(id), link]).toEqual([false, 'down']);
  });

  it('[O-L06] [A-K05] happens by itself when the session has run out', async () => {
    const { id, pages } = await newcomer();
    const { db, clock } = service();
    clock.forward(hours(13));
    await makeSessions(db, clock, new SessionCache()).sweep();
    for (const one of pages) {
      expect(await one.hears('Logouted')).toEqual({ type: 'Logouted' });
      expect(await one.closed()).toBe(closeCodes.loggedOut);
    }
    await expect.poll(() => isAtDesk(id)).toBe(false);
  });

  it('[O-L06] is found out when it was not heard of', async () => {
    const { id, pages } = await newcomer();
    const { db, mukae } = service();
    await db.execute('alter table sessions disable trigger sessions_changed');
    await db.delete(sessions);
    await db.execute('alter table sessions enable trigger sessions_changed');
    mukae.reception.identity.listening();
    for (const one of pages) expect(await one.closed()).toBe(closeCodes.loggedOut);
    await expect.poll(() => isAtDesk(id)).toBe(false);
  });

  it('[O-L06] a person who is removed leaves the desk', async () => {
    const { id, pages } = await newcomer();
    const admin = await loggedIn(service().url, 'admin@demo.example');
    expect((await admin.post('/api/deleteUser', { targetUserId: id })).result).toBe('OK');
    for (const one of pages) expect(await one.closed()).toBe(closeCodes.loggedOut);
    await expect.poll(() => isAtDesk(id)).toBe(false);
  });
});

describe('a database that hangs while changes go unheard', () => {
  it('[S-04] is asked once more for sessions that ended, however often the loss was told, and logouts still have their turn', async () => {
    const answers: (() => void)[] = [];
    const asked: (readonly string[])[] = [];
    const connections = new Connections();
    const nothing = async () => undefined;
    const { identity } = makeFarewells({
      nodes: makeSoleNode({ current: () => 1 }),
      connections,
      attendance: { elsewhere: () => [] },
      stream: { answer: () => undefined },
      comings: {
        enter: () => Promise.reject(new Error('nobody comes')),
        leave: nothing,
        leaveForGood: nothing,
        stay: async () => 'in',
        missGone: nothing,
        comeAgain: nothing,
      },
      openAmong(sessionKeys) {
        asked.push(sessionKeys);
        return new Promise((resolve) => answers.push(() => resolve(new Set())));
      },
      log: makeLogger('silent'),
    });
    for (let second = 0; second < 20; second += 1) identity.lost();
    identity.changed('session somebody');
    for (let second = 0; second < 20; second += 1) identity.lost();
    await expect
      .poll(() => {
        for (const answer of answers) answer();
        return asked;
      })
      .toEqual([[], ['somebody'], []]);
    await new Promise(setImmediate);
    expect(asked).toHaveLength(3);
  });
});

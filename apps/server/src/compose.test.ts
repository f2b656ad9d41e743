import { access, type Caller, callers, can } from '@mukae/contract/access/access';
import { allCalls } from '@mukae/contract/calls/all';
import type { Call, CallGroup } from '@mukae/contract/calls/call';
import { unexpected } from '@mukae/contract/errors/codes';
import { confirmations } from '@mukae/contract/errors/confirmations';
import { errors } from '@mukae/contract/errors/errors';
import { faults } from '@mukae/contract/errors/faults';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson, demoUser } from './testing/people';
import { serviceForFile } from './testing/serviceForFile';
import { loggedIn, TestClient } from './testing/testClient';
import { hours } from './testing/testClock';

const service = serviceForFile();
const everyCall: Call[] = Object.values<CallGroup>(allCalls).flatMap((group) => Object.values(group));
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

const hasTwice = (names: readonly string[]) => names.filter((name, n) => names.indexOf(name) !== n);

describe('the contract', () => {
  it('[W-04] every call has one handler, and every handler answers a call', () => {
    const handled = service().mukae.handlers.map(({ call }) => call);
    expect(handled.map(nameOf).sort()).toEqual(everyCall.map(nameOf).sort());
    for (const call of everyCall) expect(handled).toContain(call);
  });

  it('[W-04] no two calls share a method and a path', () => {
    expect(hasTwice(everyCall.map(nameOf))).toEqual([]);
    expect(hasTwice(Object.values<CallGroup>(allCalls).flatMap((group) => Object.keys(group)))).toEqual([]);
  });

  it('[W-04] [A-A07] every call has a capability of the table, and every capability is used', () => {
    const used = new Set(everyCall.map(({ capability }) => capability));
    expect([...used].sort()).toEqual(Object.keys(access).sort());
  });

  it('[A-X01] every error has a code of its own of the form SVER-nn, a fitting status and both texts', () => {
    const entries = Object.values(errors);
    expect(hasTwice([...entries, ...Object.values(confirmations)].map(({ code }) => code))).toEqual([]);
    for (const { code, status } of entries) {
      expect(code).toMatch(/^SVER-\d{2,3}$/);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    const texts = [...entries, ...Object.values(confirmations), unexpected].map(({ text }) => text);
    for (const { ja, en } of [...texts, ...Object.values(faults)]) {
      expect(ja).toMatch(/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u);
      expect(en).toMatch(/^[\x20-\x7e]+$/);
    }
  });
});

describe('who may do what', () => {
  const clients = new Map<Caller, TestClient>();
  let token: string;

  beforeAll(async () => {
    const { url, clock, mukae } = service();
    const { id, passwordHash } = await demoUser(service(), 'signage1');
    const now = clock.now().getTime();
    const startsAt = new Date(now + hours(1));
    token = await mukae.links.sign({ signageUserId: id, startsAt, endsAt: new Date(now + hours(2)) });
    await addPerson(service(), {
      loginId: 'temporary@demo.example',
      role: 'companyAdmin',
      passwordHash: null,
      temporaryHash: passwordHash,
      temporaryUntil: startsAt,
    });

    const temporary = new TestClient(url);
    const waiting = new TestClient(url);
    expect((await temporary.login('temporary@demo.example')).result).toBe('Temporary');
    expect((await waiting.post('/token/login', { token })).result).toBe('OK');
    clients.set('anonymous', new TestClient(url));
    clients.set('temporary', temporary);
    clients.set('waiting', waiting);
    for (const [caller, loginId] of [
      ['companyAdmin', 'admin@demo.example'],
      ['operator', 'operator1@demo.example'],
      ['signage', 'signage1@demo.example'],
      ['webReservationUser', 'guest@demo.example'],
      ['systemAdmin', 'system@demo.example'],
    ] as const) {
      clients.set(caller, await loggedIn(url, loginId));
    }
  });

  /** Enough of an input that whoever is let in is not turned away for another reason of the same status. */
  function send(client: TestClient, call: Call): Promise<Response> {
    const path = call.path.replace(':userId', '999999').replace(':version', '0000000000000000.webp');
    if (call.method === 'GET') return client.send('GET', path);
    if (call.kind === 'form') {
      const form = new FormData();
      form.append('name', '');
      return client.send('POST', path, form);
    }
    const body = call.capability === 'session.read' ? { token } : {};
    return client.send('POST', path, JSON.stringify(body), { 'content-type': 'application/json' });
  }

  /** Logout comes last: it would make nobody of the caller. */
  const inOrder = [...everyCall].sort(
    (a, b) => Number(a.capability === 'session.close') - Number(b.capability === 'session.close'),
  );

  it.each(callers)('[A-A07] [W-04] the server holds the table for %s, call by call', async (caller) => {
    const client = clients.get(caller) ?? new TestClient('missing');
    for (const call of inOrder) {
      const { status } = await send(client, call);
      const refused = caller === 'anonymous' ? 401 : 403;
      if (can(caller, call.capability)) expect([401, 403], `${caller}: ${nameOf(call)}`).not.toContain(status);
      else expect(status, `${caller}: ${nameOf(call)}`).toBe(refused);
    }
  });
});

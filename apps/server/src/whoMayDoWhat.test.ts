import { type Caller, callers, can, scopeOf } from '@mukae/contract/access/access';
import type { Call } from '@mukae/contract/calls/call';
import { marksOf } from '@mukae/contract/calls/variants';
import { japanMonth } from '@mukae/contract/domain/time/japanTime';
import { errorCodes } from '@mukae/contract/errors/codes';
import { beforeAll, describe, expect, it } from 'vitest';
import { insteadOfAnother, looksLikeAName, nameNoRow, rowNamedBy, send, targetsOf } from '#testing/callsOnRows';
import { foreignMark, makeCompanyRows } from '#testing/companyRows';
import { everyCall, fieldsOf, type NamedCall, tellingFields } from '#testing/everyCall';
import { addPerson, demoUser } from '#testing/people';
import { reserve } from '#testing/reservations';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';

const service = serviceForFile();

const clients = new Map<Caller, TestClient>();
const clientOf = (caller: Caller): TestClient => clients.get(caller) ?? new TestClient('missing');
let token: string;

beforeAll(async () => {
  const { url } = service();
  const { passwordHash } = await demoUser(service(), 'admin');
  const later = await reserve(service(), hours(1), hours(2));
  const current = await reserve(service(), 0, hours(1));
  token = later.token;
  await addPerson(service(), {
    loginId: 'temporary@demo.example',
    role: 'companyAdmin',
    passwordHash: null,
    temporaryHash: passwordHash,
    temporaryUntil: later.startsAt,
  });

  const temporary = new TestClient(url);
  const waiting = new TestClient(url);
  expect((await temporary.login('temporary@demo.example')).result).toBe('Temporary');
  expect((await waiting.post('/token/login', { token })).result).toBe('OK');
  const visiting = new TestClient(url);
  expect((await visiting.post('/token/login', { token: current.token })).result).toBe('OK');
  clients.set('anonymous', new TestClient(url));
  clients.set('temporary', temporary);
  clients.set('waiting', waiting);
  clients.set('visiting', visiting);
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

describe('every role, every call with a target, and every company', () => {
  const withTargets = everyCall.flatMap((named) => {
    const targets = targetsOf(named);
    return targets.length > 0 ? [{ ...named, targets }] : [];
  });

  /** An operator reads her colleagues in a list only. */
  const isListOnly = (caller: Caller, name: string) => caller === 'operator' && name === 'getUser';

  /** The rows are those of the demo company; a web-reservation user has a company of her own. */
  const isElsewhere = (caller: Caller, { capability }: Call) =>
    caller === 'webReservationUser' && scopeOf(caller, capability) === 'company';

  const doors: readonly (string | undefined)[] = [errorCodes.notFound, errorCodes.notAllowed, errorCodes.notLoggedIn];

  it('[O-R04] knows every field that names a row', () => {
    const named = everyCall.flatMap(({ call }) => fieldsOf(call)).filter((field) => looksLikeAName.test(field));
    const unknown = named.filter((field) => !(field in rowNamedBy) && !nameNoRow.has(field));
    expect(unknown).toEqual([]);
    expect(withTargets.length).toBeGreaterThan(18);
  });

  it.each(['operator', 'signage', 'webReservationUser', 'companyAdmin', 'systemAdmin'] as const)(
    '[O-R01] [O-R02] [O-R03] [O-R04] [D-B04] %s reaches what the table says, and nothing of another company',
    async (caller) => {
      // One for all calls: to each of them it is out of reach.
      const other = await makeCompanyRows(service(), 'other');
      for (const named of withTargets) {
        const scope = scopeOf(caller, named.call.capability);
        if (scope === undefined) continue;
        const own = await makeCompanyRows(service(), 'own');
        const usual = named.targets.filter(({ field }) => !insteadOfAnother.has(field));
        const fields = Object.fromEntries(usual.map(({ field, row }) => [field, String(own[row])]));
        for (const { field, row } of scope === 'all' ? [] : named.targets) {
          const { code } = await send(clientOf(caller), named, { ...fields, [field]: String(other[row]) });
          const label = `${caller}: ${named.name} with the ${row} of another company`;
          if (scope === 'company') expect(code, label).toBe(errorCodes.notFound);
          if (scope === 'own') expect([errorCodes.notFound, errorCodes.notAllowed], label).toContain(code);
        }
        const { code } = await send(clientOf(caller), named, fields);
        const label = `${caller}: ${named.name} in the own company`;
        if (scope === 'own' || isListOnly(caller, named.name) || isElsewhere(caller, named.call))
          expect(doors, label).toContain(code);
        else expect(doors, label).not.toContain(code);
      }
    },
    60_000,
  );
});

describe('every role and every call that names a company', () => {
  /** A picture is named by its file as well. */
  const lists = everyCall.filter(
    ({ name, call }) =>
      fieldsOf(call).includes('companyId') &&
      !fieldsOf(call).includes('file') &&
      // What is drawn on paper is read where it is drawn.
      name !== 'getInvoice' &&
      /^(get|list|pageOf|export)/.test(name),
  );

  const firstPage = (call: Call) => (marksOf(call)[0].page === 'given' ? { page: 1 } : {});
  const isMonthly = (call: Call) => call.kind === 'file' && fieldsOf(call).includes('month');
  const thisMonth = (call: Call) => (isMonthly(call) ? `&month=${japanMonth(service().clock.now())}` : '');

  it('are the lists', () => {
    expect(lists.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'listUsers',
        'pageOfUsers',
        'listStores',
        'pageOfStores',
        'listSignages',
        'pageOfSignages',
        'listMedia',
        'pageOfMedia',
        'listCharacters',
        'getAllCharacters',
        'listChannels',
        'getAudit',
        'pageOfCallRecords',
        'exportUsers',
      ]),
    );
  });

  it.each(['operator', 'signage', 'webReservationUser', 'companyAdmin', 'systemAdmin'] as const)(
    '[D-A24] [O-R04] %s is shown another company by naming it only if she reaches all',
    async (caller) => {
      const { company } = await makeCompanyRows(service(), 'other');
      for (const { name, call } of lists) {
        const scope = scopeOf(caller, call.capability);
        if (scope === undefined) continue;
        const response =
          call.method === 'GET'
            ? await clientOf(caller).send('GET', `${call.path}?companyId=${company}${thisMonth(call)}`)
            : await clientOf(caller).send(
                'POST',
                call.path,
                JSON.stringify({ companyId: company, ...firstPage(call) }),
                {
                  'content-type': 'application/json',
                },
              );
        const text = await response.text();
        const isCounting = name === 'getOverview' || name === 'getCallSummary';
        if (scope === 'all' && !isCounting) expect(text, `${caller}: ${name}`).toContain(foreignMark);
        else expect(text, `${caller}: ${name}`).not.toContain(foreignMark);
      }
    },
  );
});

describe('every role and every call', () => {
  /** Enough of an input that whoever is let in is not turned away for another reason of the same status. */
  function knock(client: TestClient, { call }: NamedCall): Promise<Response> {
    const path = call.path.replace(/:\w+/g, '999999');
    if (call.method === 'GET') return client.send('GET', path);
    if (call.kind === 'form') {
      const form = new FormData();
      for (const [field, value] of Object.entries({ name: '', ...tellingFields(call) })) form.append(field, value);
      return client.send('POST', path, form);
    }
    const body = call.capability === 'session.read' ? { token } : tellingFields(call);
    return client.send('POST', path, JSON.stringify(body), { 'content-type': 'application/json' });
  }

  /** Logout comes last: it would make nobody of the caller. */
  const isLogout = ({ call }: NamedCall) => Number(call.capability === 'session.close');
  const inOrder = [...everyCall].sort((a, b) => isLogout(a) - isLogout(b));

  it.each(callers)('[A-A07] [W-04] [O-R04] the server holds the table for %s, call by call', async (caller) => {
    for (const named of inOrder) {
      const { status } = await knock(clientOf(caller), named);
      const refused = caller === 'anonymous' ? 401 : 403;
      const label = `${caller}: ${named.name}`;
      if (can(caller, named.call.capability)) expect([401, 403], label).not.toContain(status);
      else expect(status, label).toBe(refused);
    }
  });
});

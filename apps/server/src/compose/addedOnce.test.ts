import { once } from 'node:events';
import { connect } from 'node:net';
import { allCalls } from '@mukae/contract/calls/all';
import type { Call } from '@mukae/contract/calls/call';
import { onceKeyHeader } from '@mukae/contract/calls/onceKey';
import { beforeAll, expect, it } from 'vitest';
import { makeOnce } from '#platform/once/once';
import { addedOnce } from '#platform/once/once.tables';
import { idIn, namesIn, refusalIn } from '#testing/answers';
import { patiently } from '#testing/patiently';
import { addPerson, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { somePreset } from '#testing/somePreset';
import { type Answered, loggedIn, type TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import { drawnPicture, sampleModel } from '#testing/uploads';

const service = serviceForFile();
let admin: TestClient;
let system: TestClient;
let guest: TestClient;
let signage: TestClient;
let storeId: string;

beforeAll(async () => {
  const { url } = service();
  [admin, signage] = [await loggedIn(url, 'admin@demo.example'), await loggedIn(url, 'signage1@demo.example')];
  system = await loggedIn(url, 'system@demo.example');
  guest = await loggedIn(url, 'guest@demo.example');
  storeId = String((await demoUser(service(), 'operator1')).storeId);
});

const noted = async () => (await service().db.select().from(addedOnce)).length;

let keys = 0;
const newKey = () => ({ [onceKeyHeader]: `key-of-this-form-${++keys}` });
type Headers = ReturnType<typeof newKey>;

const addStore = (name: string, headers: Headers | undefined, client = admin, more = {}) =>
  client.form('/api/addStore', { name, ...more }, headers);
const storesNamed = async (search: string) => namesIn(await admin.post('/api/getStore', { search })).length;

const user = {
  login_id: 'once@demo.example',
  name: '山田 一度',
  kana: 'やまだ　いちど',
  role: 'operator',
  character_id: '0',
};
const slot = { start: '2026-12-01T10:00:00+09:00', end: '2026-12-01T10:10:00+09:00' };
const meeting = { ...slot, title: '一度だけ', characterID: 1 };
const adding: Record<string, (headers: Headers) => Promise<Answered>> = {
  '/api/addStore': (headers) => addStore('一度の店', headers),
  '/api/addUser': (headers) => admin.form('/api/addUser', { ...user, storeId }, headers),
  '/api/addSignage': (headers) => admin.form('/api/addSignage', { name: '一度の画面', storeId }, headers),
  '/api/addMedia': async (headers) => admin.form('/api/addMedia', { image: await drawnPicture('#125a4e') }, headers),
  '/api/addCharacter': async (headers) =>
    admin.form('/api/addCharacter', { name: '一度', model: sampleModel(), image: await drawnPicture('#fde') }, headers),
  '/api/addTemplatePreset': (headers) =>
    admin.post(
      '/api/addTemplatePreset',
      { signageId: 1, name: '一度', orientation: 'vertical', templates: [somePreset] },
      headers,
    ),
  '/api/addAnswer': (headers) =>
    admin.post('/api/addAnswer', { question: '一度だけの質問', answer: '一度だけの答え' }, headers),
  '/reservation/addCorrection': (headers) =>
    system.post('/reservation/addCorrection', { targetCompanyId: 1, amount: -1, reason: '一度だけ' }, headers),
  '/token/create': (headers) => guest.post('/token/create', meeting, headers),
  '/reservation/addWaiting': async (headers) => {
    await guest.post('/token/create', meeting);
    return guest.post('/reservation/addWaiting', slot, headers);
  },
  '/api/leaveMessage': (headers) => signage.post('/api/leaveMessage', { text: '一度だけ', contact: '' }, headers),
};

it('[D-E16] is held by every call that adds something', () => {
  const calls: Call[] = Object.values(allCalls).flatMap((group) => Object.values(group));
  expect(calls.flatMap(({ adds, path }) => (adds ? [path] : [])).sort()).toEqual(Object.keys(adding).sort());
});

it.each(Object.entries(adding))(
  '[D-E16] %s made again under its key, at once or later, adds one thing and answers as the first time',
  async (_, add) => {
    const headers = newKey();
    const before = await noted();
    const together = await Promise.all([add(headers), add(headers)]);
    const later = await add(headers);
    const [first] = together;
    expect(first.result).toBe('OK');
    for (const answer of [...together, later]) expect(answer.body).toEqual(first.body);
    expect((await noted()) - before).toBe(1);
  },
);

it('[D-E16] an answer that is lost on the way, and then the button pressed again: one store', async () => {
  const headers = newKey();
  const { host, hostname, port } = new URL(service().url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const request = new Request(service().url, { method: 'POST', body: formOf({ name: '名古屋店' }) });
  const body = Buffer.from(await request.arrayBuffer());
  const lines = {
    host,
    cookie: admin.cookieHeader,
    'content-type': String(request.headers.get('content-type')),
    'content-length': String(body.length),
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(Buffer.concat([Buffer.from(`POST /api/addStore HTTP/1.1\r\n${head.join('')}\r\n`), body]));
  socket.resume();
  await patiently(async () => expect(await storesNamed('名古屋店')).toBe(1));
  socket.destroy();

  const again = await addStore('名古屋店', headers);
  expect([again.result, await storesNamed('名古屋店')]).toEqual(['OK', 1]);
  expect((await admin.post('/api/getStore', { targetStoreId: idIn(again) })).body).toMatchObject({ name: '名古屋店' });
});

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

it('[D-E16] whoever changed the form meanwhile is told that it was added as it was before', async () => {
  const headers = newKey();
  await addStore('神戸店', headers);
  const changed = await addStore('神戸三宮店', headers);
  expect(refusalIn(changed)).toEqual([409, 'SVER-57']);
  expect(changed.msg).toContain('すでに追加されています');
  expect(await storesNamed('神戸')).toBe(1);
});

it('[D-E16] a question that was answered with yes is no other wish; one that was only asked adds nothing', async () => {
  const name = '同じ名前の店';
  await addStore(name, newKey());
  const headers = newKey();
  expect((await addStore(name, headers)).result).toBe('Confirm');
  const forced = await addStore(name, headers, admin, { isForceSubmit: '1' });
  expect((await addStore(name, headers)).body).toEqual(forced.body);
  expect(await storesNamed(name)).toBe(2);
});

it('[D-E16] without a key each call adds its own', async () => {
  for (const _ of [1, 2]) await addStore('鍵のない店', undefined, admin, { isForceSubmit: '1' });
  expect(await storesNamed('鍵のない店')).toBe(2);
});

it('[D-E16] a key is its person’s own, is forgotten after a day, and is no key when it is too short', async () => {
  const { db, clock, url } = service();
  const headers = newKey();
  const { companyId } = await demoUser(service(), 'admin');
  await addPerson(service(), { loginId: 'other-admin@demo.example', role: 'companyAdmin', companyId });
  const [mine, hers] = [
    await addStore('わたしの店', headers),
    await addStore('彼女の店', headers, await loggedIn(url, 'other-admin@demo.example')),
  ];
  expect(idIn(mine)).not.toBe(idIn(hers));
  expect(refusalIn(await addStore('短い鍵の店', { [onceKeyHeader]: 'short' }))).toEqual([400, 'SVER-10']);

  clock.forward(hours(24) + 1);
  await makeOnce(db, clock).sweep();
  expect(await noted()).toBe(0);
});

import { pbkdf2 } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { errorAnswer } from '@mukae/contract/calls/answers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { uploadLimits } from './uploadLimits';

const service = serviceForFile();
const hashed = promisify(pbkdf2);
const json = { 'content-type': 'application/json' };

let operator: TestClient;

beforeAll(async () => {
  operator = await loggedIn(service().url, 'operator1@demo.example');
});

async function refusalOf(response: Response) {
  const { code } = z.strictObject(errorAnswer.shape).parse(await response.json());
  expect(code).toMatch(/^SVER-\d+$/);
  return [response.status, code];
}

const send = async (path: string, body: string, headers: Record<string, string> = json) =>
  refusalOf(await new TestClient(service().url).send('POST', path, body, headers));

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('JSON', () => {
  it.each([
    ['breaks off', '{"username":"a"'],
    ['is no JSON', 'username=a&password=b'],
    ['has a comma too many', '{"username":"a",}'],
    ['wants to be a prototype', '{"__proto__":{"isAdmin":true},"username":"a","password":"b"}'],
    ['wants to be a constructor', '{"constructor":{"prototype":{"isAdmin":true}},"username":"a","password":"b"}'],
    ['is a list', '[]'],
    ['is a text', '"login"'],
    ['is a number', '42'],
    ['is nested without end', deep(100_000)],
    ['is nested in a field', `{"username":${deep(5000)},"password":"b"}`],
    ['has a number for a text', '{"username":1,"password":"b"}'],
    ['has a list for a text', '{"username":["a"],"password":"b"}'],
    ['has null for a text', '{"username":null,"password":"b"}'],
    ['has an unknown field', '{"username":"a","password":"b","isAdmin":true}'],
    ['has a flag that is none', '{"username":"a","password":"b","isRemember":"maybe"}'],
    ['has half a character', '{"username":"a\\ud800","password":"b"}'],
    ['has a NUL', '{"username":"a\\u0000","password":"b"}'],
    ['has a text without end', `{"username":"${'a'.repeat(500_000)}","password":"b"}`],
    ['has a password without end', `{"username":"a","password":"${'b'.repeat(500_000)}"}`],
  ])('[W-09] [D-A04] that %s is refused', async (_, body) => {
    expect(await send('/login', body)).toEqual([400, 'SVER-10']);
  });

  it('[W-09] [D-A22] of more than 1 MiB is refused', async () => {
    const filled = (bytes: number) => `{"username":"${'a'.repeat(bytes - 30)}","password":"b"}`.padEnd(bytes);
    expect(await send('/login', filled(1024 * 1024))).toEqual([400, 'SVER-10']);
    expect(await send('/login', filled(1024 * 1024 + 1))).toEqual([413, 'SVER-15']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'image/png'])(
    '[W-09] [D-A04] sent as %s is refused',
    async (type) => {
      expect(await send('/login', '{"username":"a","password":"b"}', { 'content-type': type })).toEqual([
        415,
        'SVER-16',
      ]);
    },
  );

  it('[W-09] sent as a form is refused', async () => {
    const form = new FormData();
    form.append('username', 'a');
    expect(await refusalOf(await operator.send('POST', '/api/getUser', form))).toEqual([415, 'SVER-16']);
  });

  it('[W-09] names the field and says what is wrong, in both languages', async () => {
    const client = new TestClient(service().url);
    const bad = { username: 'a', password: 'b', extra: 1 };
    expect((await client.post('/login', bad)).msg).toBe(
      '入力内容をご確認ください。（extra: 項目名が正しくありません）',
    );
    const english = await client.post('/login', bad, { 'accept-language': 'en' });
    expect(english.msg).toBe('Check the input. (extra: Unknown field)');
    for (const { body } of [english, await client.post('/login', bad)]) {
      expect(body).toMatchObject({ faults: [{ field: 'extra', fault: 'unknownField' }] });
    }
  });

  it('[W-09] that is refused for another reason than its fields names none', async () => {
    const { body } = await new TestClient(service().url).post('/api/getUser');
    expect(body).not.toHaveProperty('faults');
  });

  it('an empty body is an empty object', async () => {
    expect((await operator.send('POST', '/api/getUser', '', json)).status).toBe(200);
    expect((await operator.send('POST', '/api/getUser')).status).toBe(200);
  });
});

describe('a query', () => {
  it('[W-09] with an unknown field is refused', async () => {
    expect(await refusalOf(await operator.send('GET', '/api/check-auth?admin=1'))).toEqual([400, 'SVER-10']);
  });

  it.each(['/%', '/api/%zz', '/files/users/%ff/x'])(
    '[W-09] [D-A04] of a broken path such as %s is refused',
    async (path) => {
      expect(await refusalOf(await operator.send('GET', path))).toEqual([400, 'SVER-10']);
    },
  );
});

describe('a form', () => {
  const boundary = 'cut';
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const uploadsLeft = () => readdir(join(service().dataDir, 'uploads'));
  const update = async (body: string, headers: Record<string, string> = multipart) =>
    refusalOf(await operator.send('POST', '/api/updateUser', body, headers));

  it.each([
    ['breaks off in a field', part('name', '別の名前').slice(0, -8)],
    ['breaks off in a file', `${part('name', '別の名前')}${file}half a pict`],
    ['has no boundary in it', 'nothing'],
    ['wants to be a prototype', `${part('__proto__', 'x')}--${boundary}--\r\n`],
    ['wants to be a constructor', `${part('constructor', 'x')}--${boundary}--\r\n`],
    ['has a file where a field belongs', `${file.replace('"image"', '"name"')}x\r\n--${boundary}--\r\n`],
    ['has an unknown field', `${part('name', '別の名前')}${part('isAdmin', '1')}--${boundary}--\r\n`],
  ])('[W-09] that %s is refused, changes nothing and leaves nothing behind', async (_, body) => {
    const before = await selfOf(operator);
    expect(await update(body)).toEqual([400, 'SVER-10']);
    expect(await selfOf(operator)).toEqual(before);
    expect(await uploadsLeft()).toEqual([]);
  });

  it('[W-09] leaves nothing behind when hundreds of its kind break off at once', async () => {
    const broken = `${part('name', '別の名前')}${file}half a pict`;
    // What else is done in the threads of the file system lets one be opened after it was given up.
    const work = () => Promise.all(Array.from({ length: 50 }, () => hashed('x', 'y', 2000, 32, 'sha512')));
    const many = () => Array.from({ length: uploadLimits.ofAccount.uploads }, () => update(broken));
    for (let round = 0; round < 25; round++) {
      for (const answer of await Promise.all([...many(), work().then(() => undefined)])) {
        if (answer) expect(answer).toEqual([400, 'SVER-10']);
      }
    }
    expect(await uploadsLeft()).toEqual([]);
  });

  it('[W-09] sent as JSON is refused', async () => {
    expect(await update('{"name":"別の名前"}', json)).toEqual([415, 'SVER-16']);
  });

  it('[W-09] with a field of 100 KB or hundreds of fields is refused', async () => {
    expect(await update(`${part('name', 'あ'.repeat(40_000))}--${boundary}--\r\n`)).toEqual([413, 'SVER-15']);
    const many = Array.from({ length: 300 }, (_, n) => part(`field${n}`, 'x')).join('');
    expect((await update(`${many}--${boundary}--\r\n`))[0]).toBeGreaterThanOrEqual(400);
  });

  it('[W-09] [D-A22] of 3 GB is refused before it is sent', async () => {
    const cookie = operator.cookieHeader;
    const { hostname, port } = new URL(service().url);
    const socket = connect(Number(port), hostname);
    const headers = ['Host: here', `Cookie: ${cookie}`, `Content-Type: ${multipart['content-type']}`];
    socket.write(['POST /api/updateUser HTTP/1.1', ...headers, 'Content-Length: 3000000000', '', ''].join('\r\n'));
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('SVER-26');
    expect(await uploadsLeft()).toEqual([]);
  });

  it('[W-09] whose sender goes away leaves nothing behind', async () => {
    const cookie = operator.cookieHeader;
    const headers = { ...multipart, cookie, 'content-length': '1000000' };
    const gone = request(`${service().url}/api/updateUser`, { method: 'POST', headers });
    gone.on('error', () => undefined);
    await new Promise((resolve) => gone.write(`${part('name', '別の名前')}${file}${'x'.repeat(100_000)}`, resolve));
    await expect.poll(async () => (await uploadsLeft()).length).toBe(1);
    gone.destroy();
    await expect.poll(uploadsLeft).toEqual([]);
    expect((await selfOf(operator)).name).toBe('佐藤 美咲');
  });
});

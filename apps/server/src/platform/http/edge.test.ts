import { beforeAll, describe, expect, it } from 'vitest';
import { rawAnswer, statusOfRaw } from '#testing/hostile/rawAnswer';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';

const service = serviceForFile({ PUBLIC_URL: 'https://reception.example/' });
const withoutAddress = serviceForFile();
const proxied = serviceForFile({ TRUST_PROXY: '1' });
const browser = () => new TestClient(service().url);

describe('the origin', () => {
  let operator: TestClient;
  beforeAll(async () => {
    operator = await loggedIn(service().url, 'operator1@demo.example');
  });
  const isLoggedIn = async () => (await operator.get('/api/check-auth')).body;

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('[W-08] %j may change nothing', async (headers) => {
    for (const answer of [
      await operator.post('/api/getUser', { targetUserId: 'SELF' }, headers),
      await operator.form('/api/updateUser', { name: '別の名前' }, headers),
      await operator.get('/api/logout', headers),
      await operator.get('/token/logout', headers),
      await browser().post('/login', { username: 'a', password: 'b' }, headers),
    ]) {
      expect([answer.status, answer.code]).toEqual([403, 'SVER-13']);
    }
    expect(await isLoggedIn()).toMatchObject({ auth: true });
  });

  it('[W-08] of this service, of its public address, or of no browser is fine', async () => {
    const own: Record<string, string>[] = [
      { origin: service().url },
      { origin: 'https://reception.example' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      {},
    ];
    for (const headers of own) {
      expect((await operator.post('/api/getUser', { targetUserId: 'SELF' }, headers)).status).toBe(200);
    }
  });

  it('[W-08] does not matter for what only reads', async () => {
    expect((await operator.get('/health', { origin: 'https://evil.example' })).status).toBe(200);
  });
});

describe('headers', () => {
  it.each(['/health', '/', '/app/users/home', '/api/unknown', '/documents/terms.pdf', '/openapi.json'])(
    '[W-08] %s is guarded',
    async (path) => {
      const { headers } = await browser().send('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('[W-08] each request has an id of its own, whatever the caller sends', async () => {
    const sent = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const ids = await Promise.all(
      [1, 2].map(async () => (await browser().get('/health', sent)).headers.get('x-request-id')),
    );
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  it('[W-08] over https they insist on it, and cookies are secure', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const client = new TestClient(proxied().url);
    expect((await client.get('/health', https)).headers.get('strict-transport-security')).toContain('max-age=');
    const { headers } = await client.post('/login', { username: 'guest@demo.example', password: 'Demo2026!' }, https);
    expect(headers.getSetCookie()).toHaveLength(4);
    for (const cookie of headers.getSetCookie()) expect(cookie).toContain('Secure');
  });

  it('[W-08] nobody but a trusted proxy says what is https', async () => {
    const client = new TestClient(withoutAddress().url);
    for (const sent of [{}, { 'x-forwarded-proto': 'https' }]) {
      const { headers } = await client.post('/login', { username: 'guest@demo.example', password: 'Demo2026!' }, sent);
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.getSetCookie()).toHaveLength(4);
      for (const cookie of headers.getSetCookie()) expect(cookie).not.toContain('Secure');
    }
  });

  it('[S-09] a public address with https makes cookies secure and insists on https, whatever the request says', async () => {
    const client = browser();
    for (const sent of [{}, { 'x-forwarded-proto': 'http' }]) {
      const { headers } = await client.post('/login', { username: 'guest@demo.example', password: 'Demo2026!' }, sent);
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.getSetCookie()).toHaveLength(4);
      for (const cookie of headers.getSetCookie()) expect(cookie).toContain('Secure');
    }
    expect((await client.send('GET', '/')).headers.get('strict-transport-security')).toContain('max-age=');
    expect((await client.get('/api/logout')).headers.getSetCookie().join()).toContain('Secure');
  });

  it('[W-08] answers of calls are kept by nobody', async () => {
    expect((await browser().get('/api/check-auth')).headers.get('cache-control')).toBe('no-store');
    expect((await browser().post('/api/getUser')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('an address that is refused', () => {
  const hello = (line: string, ...headers: string[]) => [line, 'Host: here', ...headers, '', ''].join('\r\n');
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: x'];

  it.each([
    ['is no address at all', 400, hello('GET /%zz HTTP/1.1')],
    ['is no address at all, with a body that does not come', 400, hello('PUT /%zz HTTP/1.1', 'Content-Length: 9')],
    ['is too long in a part', 400, hello(`GET /files/users/${'9'.repeat(300)}/x HTTP/1.1`)],
    ['is too long as a whole', 431, hello(`GET /${'9'.repeat(20_000)} HTTP/1.1`)],
    ['stands in no request', 400, 'nonsense\r\n\r\n'],
    ['has a header that is none', 400, hello('GET / HTTP/1.1', 'Content-Length: many')],
    ['is of another socket', 404, hello('GET /elsewhere HTTP/1.1', ...upgrade)],
    [
      'is the socket of somebody who is not logged in',
      401,
      hello('GET /ws HTTP/1.1', ...upgrade, 'Origin: http://here'),
    ],
  ])('[S-29] carries the security headers when it %s', async (_, status, sent) => {
    const answer = await rawAnswer(service().url, sent);
    expect(statusOfRaw(answer)).toBe(status);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m);
    expect(answer).toMatch(/^x-frame-options: DENY\r$/m);
    expect(answer).toMatch(/^strict-transport-security: max-age=/m);
    expect(answer).toMatch(/^content-security-policy: default-src 'self';/m);
    expect(answer).toMatch(/^connection: close\r$/im);
  });
});

describe('a path that nobody knows', () => {
  it.each([
    ['GET', '/api/unknown'],
    ['GET', '/api/getUser'],
    ['POST', '/api/unknown'],
    ['POST', '/app/users/home'],
    ['PUT', '/login'],
    ['DELETE', '/api/getUser'],
    ['GET', '/assets/missing.js'],
    ['GET', '/../../package.json'],
    ['GET', '/.env'],
  ])('[D-A04] answers 404 in JSON: %s %s', async (method, path) => {
    const response = await browser().send(method, path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ result: 'Error', code: 'SVER-14' });
  });

  it.each(['/', '/login', '/login?token=abc.def.ghi', '/app/users/profile', '/no/such/page'])(
    '[D-A04] is a page otherwise: %s',
    async (path) => {
      const response = await browser().send('GET', path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await response.text()).toContain('name="mukae-mode" content="demo"');
    },
  );
});

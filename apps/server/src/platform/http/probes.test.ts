import { describe, expect, it } from 'vitest';
import { serviceForFile } from '#testing/serviceForFile';
import { TestClient } from '#testing/testClient';

const token = 'a token of some length';
const service = serviceForFile();
const guarded = serviceForFile({ METRICS_TOKEN: token });
const proxied = serviceForFile({ TRUST_PROXY: '1' });

const metrics = async (url: string, headers: Record<string, string> = {}) => {
  const response = await new TestClient(url).send('GET', '/metrics', undefined, headers);
  return { status: response.status, text: await response.text() };
};

describe('probes', () => {
  it('[W-07] tell that the process lives and can serve', async () => {
    const client = new TestClient(service().url);
    const alive = await client.get('/healthz');
    expect([alive.status, alive.body]).toEqual([200, { status: 'ok' }]);
    const ready = await client.get('/readyz');
    expect([ready.status, ready.body]).toEqual([200, { status: 'ok', parts: { database: 'ok' } }]);
  });
});

describe('metrics', () => {
  it('[W-07] count requests by route, without what is in a path', async () => {
    await new TestClient(service().url).get('/files/users/1/0123456789abcdef.webp');
    await new TestClient(service().url).send('GET', '/some/secret/page');
    const { status, text } = await metrics(service().url);
    expect(status).toBe(200);
    expect(text).toMatch(/mukae_http_request_seconds_count\{[^}]*route="\/files\/users\/:userId\/:version"[^}]*\} 1/);
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('secret');
  });

  it('[W-07] are for loopback alone', async () => {
    expect((await metrics(proxied().url)).status).toBe(200);
    expect((await metrics(proxied().url, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
    expect((await metrics(proxied().url, { 'x-forwarded-for': '2001:db8::1' })).status).toBe(403);
  });

  it('[W-19] [W-07] are not opened by an address that a caller made up', async () => {
    expect((await metrics(proxied().url, { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' })).status).toBe(403);
  });

  it('[W-07] are for whoever has the token, where there is one', async () => {
    expect((await metrics(guarded().url)).status).toBe(403);
    expect((await metrics(guarded().url, { authorization: 'Bearer wrong' })).status).toBe(403);
    expect((await metrics(guarded().url, { authorization: `Bearer ${token}` })).status).toBe(200);
  });
});

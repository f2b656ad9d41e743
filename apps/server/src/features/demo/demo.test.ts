import { demoCalls } from '@mukae/contract/calls/demo';
import { onGrid } from '@mukae/contract/domain/reservation/slot';
import { describe, expect, it } from 'vitest';
import { findByLoginId } from '#features/accounts';
import { listAhead } from '#features/reservations';
import { selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { TestClient } from '#testing/testClient';
import { minutes } from '#testing/testClock';
import { seedDemo } from './seedDemo';

const opened = demoCalls.openDemoMeeting.output;

describe('the demo', () => {
  const service = serviceForFile();
  const read = async () =>
    demoCalls.getDemo.output.parse((await new TestClient(service().url).post('/api/getDemo')).body);

  it('[W-14] opens each role with what it tells', async () => {
    const { accounts, password } = await read();
    expect(new Set(accounts.map(({ role }) => role)).size).toBe(5);
    for (const { loginId, role, name } of accounts) {
      const client = new TestClient(service().url);
      expect((await client.login(loginId, { password })).body).toMatchObject({ result: 'OK', role });
      expect((await selfOf(client)).name).toBe(name);
    }
  });

  it('[W-14] has a link whose meeting begins in a minute', async () => {
    const client = new TestClient(service().url);
    const open = async () => opened.parse((await client.post('/api/openDemoMeeting')).body).token;
    const token = await open();
    expect(await open()).toBe(token);
    expect((await client.post('/token/login', { token })).result).toBe('OK');
    expect((await client.post('/api/getUser')).status).toBe(403);
    service().clock.forward(minutes(1));
    expect(await selfOf(client)).toMatchObject({ role: 'signage', name: 'Mukae' });
    const guest = await findByLoginId(service().db, 'guest@demo.example');
    const [meeting] = await listAhead(service().db, guest?.id ?? 0, service().clock.now());
    // The calendar offers what follows it.
    expect(meeting?.endsAt).toEqual(onGrid(meeting?.endsAt ?? new Date(0)));
  });

  it.each([
    { at: '2026-11-16T23:45:00+09:00', from: '2026-11-16T23:46:00+09:00', to: '2026-11-17T00:00:00+09:00' },
    { at: '2026-11-17T23:50:01+09:00', from: '2026-11-18T00:00:00+09:00', to: '2026-11-18T00:30:00+09:00' },
  ])('[W-14] has a link whose meeting lies within one day: opened at $at', async ({ at, from, to }) => {
    const { clock, url, db } = service();
    clock.forward(Date.parse(at) - clock.now().getTime());
    const open = async () => opened.parse((await new TestClient(url).post('/api/openDemoMeeting')).body).token;
    expect(await open()).toBe(await open());
    const guest = await findByLoginId(db, 'guest@demo.example');
    const [meeting] = await listAhead(db, guest?.id ?? 0, clock.now());
    expect(meeting).toMatchObject({ startsAt: new Date(from), endsAt: new Date(to) });
  });

  it('is made once', async () => {
    const before = await findByLoginId(service().db, 'guest@demo.example');
    await seedDemo(service().db, service().clock);
    expect(await findByLoginId(service().db, 'guest@demo.example')).toEqual(before);
  });
});

describe('without the demo', () => {
  const production = serviceForFile({ MODE: 'srv' });
  const development = serviceForFile({ MODE: 'dev' });

  it('[W-14] there is nothing to tell', async () => {
    for (const { url } of [production(), development()]) {
      const { status, code } = await new TestClient(url).post('/api/getDemo');
      expect([status, code]).toEqual([404, 'SVER-14']);
    }
  });
});

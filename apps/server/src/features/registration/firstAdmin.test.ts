import { passwordFault } from '@mukae/contract/domain/account/password';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartFailure } from '#platform/config/startFailure';
import type { TestDatabase } from '#testing/databases';
import { selfOf } from '#testing/people';
import { whileRefused } from '#testing/refusedRows';
import { TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import { makeTestDatabase } from '#testing/testDatabase';
import { startTestService, type TestService } from '#testing/testService';
import { users } from '../accounts/accounts.tables';
import { ensureFirstAdmin } from './firstAdmin';

let database: TestDatabase;
let service: TestService;

beforeEach(async () => {
  database = await makeTestDatabase('nothing');
  service = await startTestService({ databaseUrl: database.url, env: { MODE: 'srv' } });
});

afterEach(async () => {
  await service.stop();
  await database.drop();
});

const ensure = (loginId?: string, password?: string) =>
  ensureFirstAdmin(service.db, service.clock, { loginId, password });
const browser = () => new TestClient(service.url);

describe('the first system administrator', () => {
  it('[W-11] comes from the settings and is not told again', async () => {
    expect(await ensure('root@company.example', 'Settings2026!')).toBeUndefined();
    const client = browser();
    expect((await client.login('root@company.example', { password: 'Settings2026!' })).result).toBe('OK');
    expect(await selfOf(client)).toMatchObject({ role: 'systemAdmin' });
  });

  it('[W-11] else gets a temporary password, told at every start until one is set', async () => {
    await ensure();
    const told = await ensure();
    expect(told?.loginId).toBe('admin@mukae.example');
    const password = told?.temporaryPassword ?? '';
    expect(passwordFault(password)).toBeNull();
    const client = browser();
    expect((await client.login('admin@mukae.example', { password })).result).toBe('Temporary');
    const change = { password: 'Chosen2026!', currentPassword: password };
    expect((await client.form('/api/updateUser', change)).result).toBe('OK');
    expect(await ensure()).toBeUndefined();
    expect((await browser().login('admin@mukae.example', { password: 'Chosen2026!' })).body).toMatchObject({
      result: 'OK',
      role: 'systemAdmin',
    });
  });

  it('[W-11] whose temporary password is void after 24 hours', async () => {
    const told = await ensure('root@company.example');
    expect(told?.loginId).toBe('root@company.example');
    service.clock.forward(hours(24));
    const { status } = await browser().login('root@company.example', { password: told?.temporaryPassword ?? '' });
    expect(status).toBe(401);
  });

  it('[W-11] is not made when the given password breaks the rules', async () => {
    const refused = ensure('root@company.example', 'short');
    await expect(refused).rejects.toThrow(StartFailure);
    await expect(refused).rejects.toThrow('ADMIN_PASSWORD');
    expect((await browser().login('root@company.example', { password: 'short' })).status).toBe(401);
  });

  it('[W-11] is there with a way in, or not at all', async () => {
    await whileRefused(service.db, 'update', users, async () => {
      await ensure('root@company.example', 'Settings2026!');
    });
    expect((await browser().login('root@company.example', { password: 'Settings2026!' })).result).toBe('OK');
  });

  it('[W-11] is the only account in srv mode', async () => {
    expect((await browser().login('system@demo.example')).status).toBe(401);
    expect((await browser().login('admin@demo.example')).status).toBe(401);
  });
});

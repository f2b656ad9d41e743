import { mailedPassword } from '@mukae/server/testing/mails';
import { loggedIn, TestClient } from '@mukae/server/testing/testClient';
import type { TestService } from '@mukae/server/testing/testService';
import type { Page } from './test';

/** The temporary password in the newest mail to that address, as the system administrator reads it in the outbox. */
export async function temporaryPasswordOf(service: TestService, address: string): Promise<string> {
  await service.mukae.passwordReset.carryOut();
  return mailedPassword(await loggedIn(service.url, 'system@demo.example'), address);
}

/** Somebody asks for a temporary password in another browser. */
async function makeTemporaryPassword(service: TestService, address: string): Promise<string> {
  const request = { targetUserId: '', targetUserLoginId: address, passwordReset: true };
  await new TestClient(service.url).post('/api/pwResetUser', request);
  return temporaryPasswordOf(service, address);
}

/** This browser is logged in with a temporary password. */
export async function enterTemporarily(page: Page, service: TestService): Promise<void> {
  const username = 'operator1@demo.example';
  const password = await makeTemporaryPassword(service, username);
  await page.request.post('/login', { data: { username, password, isRemember: false } });
}

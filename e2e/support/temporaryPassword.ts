import { mailedPassword } from '@mukae/server/testing/mails';
import { loggedIn, TestClient } from '@mukae/server/testing/testClient';
import type { TestService } from '@mukae/server/testing/testService';

/** The temporary password in the newest mail to that address, as the system administrator reads it in the outbox. */
export async function temporaryPasswordOf(service: TestService, address: string): Promise<string> {
  return mailedPassword(await loggedIn(service.url, 'system@demo.example'), address);
}

/** Somebody asks for a temporary password in another browser. */
export async function makeTemporaryPassword(service: TestService, address: string): Promise<string> {
  const request = { targetUserId: '', targetUserLoginId: address, passwordReset: true };
  await new TestClient(service.url).post('/api/pwResetUser', request);
  return temporaryPasswordOf(service, address);
}

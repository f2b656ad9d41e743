import { type MailAnswer, outboxCalls } from '@mukae/contract/calls/outbox';
import type { TestClient } from './testClient';

/** The mails to one address, newest first, as a systemAdmin reads them. */
export async function mailsTo(systemAdmin: TestClient, address: string): Promise<MailAnswer[]> {
  const { body } = await systemAdmin.post('/api/getOutbox', { search: address });
  const answer = outboxCalls.getOutbox.output.parse(body);
  return 'mails' in answer ? answer.mails.filter(({ to }) => to === address) : [];
}

/** The password in the newest of those mails. */
export async function mailedPassword(systemAdmin: TestClient, address: string): Promise<string> {
  const [mail] = await mailsTo(systemAdmin, address);
  return /^(?:仮パスワード|Temporary password): (\S+)$/m.exec(mail?.text ?? '')?.[1] ?? '';
}

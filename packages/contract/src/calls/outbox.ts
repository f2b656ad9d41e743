import * as z from 'zod/mini';
import { defineCalls } from './call';
import { listFields, pageFields, pageOf } from './list';

const mailAnswer = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type MailAnswer = z.output<typeof mailAnswer>;

export const outboxCalls = defineCalls({
  getOutbox: {
    kind: 'json',
    method: 'POST',
    path: '/api/getOutbox',
    summary: 'Mails that no mail server has taken, newest first',
    when: { page: 'missing' },
    input: z.strictObject(listFields),
    output: z.object({ result: z.literal('OK'), mails: z.array(mailAnswer) }),
    errors: [],
    capability: 'outbox.read',
  },
  pageOfOutbox: {
    kind: 'json',
    method: 'POST',
    path: '/api/getOutbox',
    summary: 'One page of them',
    when: { page: 'given' },
    input: z.strictObject(pageFields),
    output: pageOf(mailAnswer),
    errors: [],
    capability: 'outbox.read',
  },
});

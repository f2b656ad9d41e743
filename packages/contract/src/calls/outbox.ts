import * as z from 'zod/mini';
import { defineCalls } from './call';
import { listFields, pageOf } from './list';

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
    input: z.strictObject(listFields),
    output: z.union([z.object({ result: z.literal('OK'), mails: z.array(mailAnswer) }), pageOf(mailAnswer)]),
    errors: [],
    capability: 'outbox.read',
  },
});

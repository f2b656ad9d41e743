import { outboxCalls } from '@mukae/contract/calls/outbox';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { type Handler, handle } from '#platform/calls/handler';
import type { StoredMail } from './outbox.repo';
import type { Outbox } from './outbox.service';

const presentMail = ({ id, to, subject, text, createdAt }: StoredMail) => ({
  id,
  to,
  subject,
  text,
  createdAt: toJapanIso(createdAt),
});

export const outboxHandlers = (outbox: Outbox): Handler[] => [
  handle(outboxCalls.getOutbox, async ({ input }) => {
    const { rows } = await outbox.waiting(input);
    return { result: 'OK', mails: rows.map(presentMail) };
  }),

  handle(outboxCalls.pageOfOutbox, async ({ input }) => {
    const { rows, total } = await outbox.waiting(input);
    return { result: 'OK', rows: rows.map(presentMail), total };
  }),
];

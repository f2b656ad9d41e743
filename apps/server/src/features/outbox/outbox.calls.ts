import { ok } from '@mukae/contract/calls/answers';
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
  handle(outboxCalls.getOutbox, async ({ input: { page, pageSize, search } }) => {
    const { rows, total } = await outbox.waiting({ page, pageSize, search });
    const mails = rows.map(presentMail);
    return page === undefined ? { ...ok, mails } : { ...ok, rows: mails, total };
  }),
];

import { ok } from '@mukae/contract/calls/answers';
import { messageCalls, type VisitorMessage } from '@mukae/contract/calls/messages';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { reachOf } from '#platform/access/reach';
import { handleAdding } from '#platform/calls/handleAdding';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { countOpen, listMessages, type MessageRow } from './messages.repo';
import type { Messages } from './messages.service';

const present = ({ message, signageName, storeName, companyName, doneBy }: MessageRow): VisitorMessage => ({
  id: message.id,
  signageName,
  storeName: storeName ?? '',
  companyName,
  name: message.name,
  text: message.text,
  contact: message.contact,
  leftAt: toJapanIso(message.leftAt),
  done: message.doneAt && { at: toJapanIso(message.doneAt), by: doneBy ?? '' },
});

export const visitorMessageHandlers = ({ db, messages }: { db: Database; messages: Messages }): Handler[] => [
  handleAdding(messageCalls.leaveMessage, ({ input, principal, noteAdded }) =>
    messages.leave(principal, input, noteAdded),
  ),

  handle(messageCalls.pageOfMessages, async ({ input, principal }) => {
    const { companyId, ...wanted } = input;
    const { rows, total } = await listMessages(db, reachOf(principal, 'message.read', companyId), wanted);
    return { result: 'OK', rows: rows.map(present), total };
  }),

  handle(messageCalls.countMessages, async ({ input, principal }) => ({
    result: 'OK',
    open: await countOpen(db, reachOf(principal, 'message.read', input.companyId)),
  })),

  handle(messageCalls.markMessage, async ({ input, principal }) => {
    await messages.mark(principal, input.targetId, input.isDone);
    return ok;
  }),
];

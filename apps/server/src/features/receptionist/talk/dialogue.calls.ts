import { ok } from '@mukae/contract/calls/answers';
import { type Dialogue, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import type { DeleteTalk } from './deleteTalk';
import { findOfRequest } from './dialogues.repo';

type Found = NonNullable<Awaited<ReturnType<typeof findOfRequest>>>;

const present = ({ dialogue, lines }: Found): Dialogue => ({
  language: dialogue.language,
  because: dialogue.because,
  lines: lines.map(({ by, text, translated, saidAt }) => ({ by, text, translated, saidAt: toJapanIso(saidAt) })),
});

/** What was said, for whoever is to go on with it, and that it is to be forgotten. */
export const dialogueHandlers = ({ db, deleteTalk }: { db: Database; deleteTalk: DeleteTalk }): Handler[] => [
  handle(receptionistCalls.getDialogue, async ({ principal, input }) => {
    const found = await findOfRequest(db, reachOf(principal, 'dialogue.read'), input.requestId);
    return { result: 'OK', dialogue: found ? present(found) : null };
  }),
  handle(receptionistCalls.deleteTalk, async ({ principal, input }) => {
    await deleteTalk(principal, input.companyId);
    return ok;
  }),
];

import { dialogueLastsMs } from '@mukae/contract/domain/receptionist/dialogue';
import { and, asc, eq, gt, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { signagesWithin } from '#features/signages';
import type { Reach } from '#platform/access/reach';
import type { Queryable, Transaction } from '#platform/db/database';
import { companies } from '../../companies/companies.tables';
import { signages } from '../../signages/signages.tables';
import { askedAside, dialogueLines, dialogues, receptionists } from '../receptionist.tables';

const since = (now: Date): Date => new Date(now.getTime() - dialogueLastsMs);

const goesOn = (now: Date): SQL | undefined => and(isNull(dialogues.endedAt), gt(dialogues.lastAt, since(now)));

export const endDialogues = (db: Queryable, userId: number, now: Date) =>
  db
    .update(dialogues)
    .set({ endedAt: now })
    .where(and(eq(dialogues.userId, userId), isNull(dialogues.endedAt)));

/** What was asked belongs to another answer, which takes the place of the one that it belonged to. */
export const giveAskedTo = (tx: Transaction, answerId: number, anotherId: number) =>
  tx.update(dialogueLines).set({ answerId: anotherId }).where(eq(dialogueLines.answerId, answerId));

/** What was said at a signage belongs to the call that it led to. */
export const tieToRequest = (tx: Transaction, signageId: number, requestId: string, now: Date) =>
  tx
    .update(dialogues)
    .set({ requestId, because: sql`coalesce(${dialogues.because}, 'touched')` })
    .where(and(eq(dialogues.signageId, signageId), goesOn(now)));

export async function findOfRequest(db: Queryable, reach: Reach, requestId: string) {
  const [found] = await db
    .select({ dialogue: dialogues })
    .from(dialogues)
    .innerJoin(signages, eq(signages.id, dialogues.signageId))
    .where(and(eq(dialogues.requestId, requestId), signagesWithin(db, reach)));
  if (!found) return undefined;
  const { dialogue } = found;
  const lines = await db
    .select()
    .from(dialogueLines)
    .where(eq(dialogueLines.dialogueId, dialogue.id))
    .orderBy(asc(dialogueLines.id));
  return { dialogue, lines };
}

export async function removeTalkOf(tx: Transaction, companyId: number): Promise<void> {
  await tx.delete(dialogues).where(eq(dialogues.companyId, companyId));
  await tx.delete(askedAside).where(eq(askedAside.companyId, companyId));
}

/** What was put aside is called by what visitors said, and goes with the last of them who said it. */
const removeAsideUnsaid = (db: Queryable) =>
  db.delete(askedAside).where(
    notExists(
      db
        .select({ one: sql`1` })
        .from(dialogueLines)
        .innerJoin(dialogues, eq(dialogues.id, dialogueLines.dialogueId))
        .where(and(eq(dialogueLines.askedKey, askedAside.askedKey), eq(dialogues.companyId, askedAside.companyId))),
    ),
  );

/** Each company keeps what visitors said for as many days as it has set. */
export async function removeOldTalk(db: Queryable, now: Date, usualDays: number): Promise<void> {
  await db.delete(dialogues).where(
    inArray(
      dialogues.id,
      db
        .select({ id: dialogues.id })
        .from(dialogues)
        .innerJoin(companies, eq(companies.id, dialogues.companyId))
        .leftJoin(receptionists, eq(receptionists.companyId, companies.id))
        .where(
          lt(
            dialogues.lastAt,
            sql`${now.toISOString()}::timestamptz - make_interval(days => coalesce(${receptionists.keepDays}, ${usualDays}))`,
          ),
        ),
    ),
  );
  await removeAsideUnsaid(db);
}

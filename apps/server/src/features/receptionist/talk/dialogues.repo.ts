import type { TalkKind } from '@mukae/contract/calls/talking';
import { type CallReason, dialogueLastsMs } from '@mukae/contract/domain/receptionist/dialogue';
import type { Language } from '@mukae/contract/language';
import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach';
import type { Queryable, Transaction } from '#platform/db/database';
import { companies } from '../../companies/companies.tables';
import { dialogueLines, dialogues, receptionists } from '../receptionist.tables';

type Dialogue = typeof dialogues.$inferSelect;

const since = (now: Date): Date => new Date(now.getTime() - dialogueLastsMs);

const goesOn = (now: Date): SQL | undefined => and(isNull(dialogues.endedAt), gt(dialogues.lastAt, since(now)));

/** What goes on between an account and the receptionist. */
export async function findRunning(db: Queryable, userId: number, now: Date): Promise<Dialogue | undefined> {
  const [running] = await db
    .select()
    .from(dialogues)
    .where(and(eq(dialogues.userId, userId), goesOn(now)))
    .orderBy(desc(dialogues.lastAt))
    .limit(1);
  return running;
}

/** The last things that were said, in their order. */
export async function lastLines(db: Queryable, dialogueId: string, atMost: number) {
  const lines = await db
    .select({ by: dialogueLines.by, text: dialogueLines.text })
    .from(dialogueLines)
    .where(eq(dialogueLines.dialogueId, dialogueId))
    .orderBy(desc(dialogueLines.id))
    .limit(atMost);
  return lines.reverse();
}

interface KeptTurn {
  /** Undefined: the first of its dialogue. */
  dialogueId: string | undefined;
  companyId: number;
  userId: number;
  signageId: number | null;
  language: Language;
  misses: number;
  because: CallReason | null;
  asked: {
    text: string;
    /** Null: she was not heard to the end. */
    kind: TalkKind | null;
    answerId: number | null;
    sureness: number | null;
    key: string | null;
  };
  said: { text: string; translated: string };
}

/** Answers with the id of the line that was asked. */
export async function addTurn(tx: Transaction, turn: KeptTurn, now: Date): Promise<number> {
  const { language, misses, because, asked, said } = turn;
  const state = { language, misses, lastAt: now, ...(because && { because }) };
  const dialogueId = await keepDialogue(tx, turn, state, now);
  const { key: askedKey, ...question } = asked;
  const spoken = said.text === '' ? [] : [{ dialogueId, saidAt: now, by: 'receptionist', ...said } as const];
  const [line] = await tx
    .insert(dialogueLines)
    .values([{ dialogueId, saidAt: now, by: 'visitor', ...question, askedKey }, ...spoken])
    .returning({ id: dialogueLines.id });
  if (!line) throw new Error('what was asked was not kept');
  return line.id;
}

type State = Pick<Dialogue, 'language' | 'misses' | 'lastAt'> & { because?: CallReason };

async function keepDialogue(tx: Transaction, turn: KeptTurn, state: State, now: Date): Promise<string> {
  const { dialogueId, companyId, userId, signageId } = turn;
  if (dialogueId !== undefined) {
    const [kept] = await tx.update(dialogues).set(state).where(eq(dialogues.id, dialogueId)).returning();
    // It may have been deleted meanwhile, with all that was said.
    if (kept) return kept.id;
  }
  const [begun] = await tx
    .insert(dialogues)
    .values({ companyId, userId, signageId, beganAt: now, ...state })
    .returning({ id: dialogues.id });
  if (!begun) throw new Error('the dialogue was not kept');
  return begun.id;
}

export const noteTranslation = (db: Queryable, lineId: number, translated: string) =>
  db.update(dialogueLines).set({ translated }).where(eq(dialogueLines.id, lineId));

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
    .where(
      inArray(
        dialogues.id,
        tx
          .select({ id: dialogues.id })
          .from(dialogues)
          .where(and(eq(dialogues.signageId, signageId), goesOn(now)))
          .orderBy(desc(dialogues.lastAt))
          .limit(1),
      ),
    );

export async function findOfRequest(db: Queryable, reach: Reach, requestId: string) {
  const within = reach.kind === 'company' ? eq(dialogues.companyId, reach.companyId) : undefined;
  const [dialogue] = await db
    .select()
    .from(dialogues)
    .where(and(eq(dialogues.requestId, requestId), within));
  if (!dialogue) return undefined;
  const lines = await db
    .select()
    .from(dialogueLines)
    .where(eq(dialogueLines.dialogueId, dialogue.id))
    .orderBy(asc(dialogueLines.id));
  return { dialogue, lines };
}

export const removeTalkOf = (tx: Transaction, companyId: number) =>
  tx.delete(dialogues).where(eq(dialogues.companyId, companyId));

/** Each company keeps what visitors said for as many days as it has set. */
export const removeOldTalk = (db: Queryable, now: Date, usualDays: number) =>
  db.delete(dialogues).where(
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

import type { TalkKind } from '@mukae/contract/calls/talking';
import { type CallReason, dialogueLastsMs } from '@mukae/contract/domain/receptionist/dialogue';
import type { Language } from '@mukae/contract/language';
import { and, desc, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#platform/db/database';
import { dialogueLines, dialogues } from '../receptionist.tables';
import type { Asker } from './asker';

/** What was asked, and in which dialogue. */
export interface KeptTurn {
  dialogueId: string;
  lineId: number;
}

/** What goes on between an account and the receptionist; begun where nothing does, or where too long nothing was said. */
async function openDialogue(tx: Transaction, { companyId, userId, signageId }: Asker, now: Date) {
  const isOver = or(
    lte(dialogues.lastAt, new Date(now.getTime() - dialogueLastsMs)),
    ne(dialogues.companyId, companyId),
  );
  await tx
    .update(dialogues)
    .set({ endedAt: now })
    .where(and(eq(dialogues.userId, userId), isNull(dialogues.endedAt), isOver));
  const [running] = await tx
    .insert(dialogues)
    .values({ companyId, userId, signageId, beganAt: now, lastAt: now })
    .onConflictDoUpdate({ target: dialogues.userId, targetWhere: isNull(dialogues.endedAt), set: { lastAt: now } })
    .returning();
  if (!running) throw new Error('the dialogue was not kept');
  return running;
}

interface Asked {
  text: string;
  /** Where the words do not tell, it is that of before. */
  languageAfter(before: Language): Language;
}

interface BegunTurn {
  turn: KeptTurn;
  misses: number;
  /** In which language was spoken before. */
  before: Language;
}

/** Where a dialogue goes on already, one statement is all that the visitor waits for. */
async function goOn(
  db: Queryable,
  { companyId, userId }: Asker,
  text: string,
  now: Date,
): Promise<BegunTurn | undefined> {
  const { rows } = await db.execute<{ dialogueId: string; lineId: string; misses: number; before: Language }>(sql`
    with running as (
      update ${dialogues} set last_at = ${now.toISOString()}
      where user_id = ${userId} and company_id = ${companyId} and ended_at is null
        and last_at > ${new Date(now.getTime() - dialogueLastsMs).toISOString()}
      returning id, misses, language
    ), said as (
      insert into ${dialogueLines} (dialogue_id, said_at, by, text)
      select id, ${now.toISOString()}::timestamptz, 'visitor', ${text}::text from running returning id
    )
    select running.id as "dialogueId", said.id as "lineId", misses, language as before from running, said`);
  const [begun] = rows;
  if (!begun) return undefined;
  const { dialogueId, lineId, misses, before } = begun;
  return { turn: { dialogueId, lineId: Number(lineId) }, misses, before };
}

async function begin(tx: Transaction, asker: Asker, text: string, now: Date): Promise<BegunTurn> {
  const { id: dialogueId, misses, language: before } = await openDialogue(tx, asker, now);
  const [line] = await tx
    .insert(dialogueLines)
    .values({ dialogueId, saidAt: now, by: 'visitor', text })
    .returning({ id: dialogueLines.id });
  if (!line) throw new Error('what was asked was not kept');
  return { turn: { dialogueId, lineId: line.id }, misses, before };
}

/** Keeps what is asked before it is answered: whoever is called meanwhile finds it, and nobody who comes later. */
export async function beginTurn(db: Database, asker: Asker, { text, languageAfter }: Asked, now: Date) {
  const { turn, misses, before } =
    (await goOn(db, asker, text, now)) ?? (await db.transaction((tx) => begin(tx, asker, text, now)));
  const language = languageAfter(before);
  if (language !== before) await db.update(dialogues).set({ language }).where(eq(dialogues.id, turn.dialogueId));
  return { language, misses, turn };
}

const nothingCame = { misses: null, because: null, kind: null, answerId: null, sureness: null };

interface EndedTurn {
  /** Null: she was not heard to the end. */
  outcome: {
    misses: number;
    because: CallReason | null;
    kind: TalkKind;
    answerId: number | null;
    sureness: number | null;
  } | null;
  askedKey: string | null;
  said: { text: string; translated: string };
}

/** Keeps what became of it, unless all that was said was deleted meanwhile. A dialogue that has ended does not go on for it. */
export async function endTurn(
  db: Queryable,
  { dialogueId, lineId }: KeptTurn,
  { outcome, askedKey, said }: EndedTurn,
  now: Date,
): Promise<void> {
  const { misses, because, kind, answerId, sureness } = outcome ?? nothingCame;
  await db.execute(sql`
    with kept as (
      update ${dialogues} set misses = coalesce(${misses}::int, misses), because = coalesce(${because}::text, because)
      where id = ${dialogueId} returning id
    ), asked as (
      update ${dialogueLines} set kind = ${kind}, answer_id = ${answerId}, sureness = ${sureness}, asked_key = ${askedKey}
      where id = ${lineId} and exists (select from kept)
    )
    insert into ${dialogueLines} (dialogue_id, said_at, by, text, translated)
    select id, ${now.toISOString()}::timestamptz, 'receptionist', ${said.text}::text, ${said.translated}::text from kept
    where ${said.text}::text <> ''`);
}

/** The last things that were said before it, in their order. */
export async function linesBefore(db: Queryable, { dialogueId, lineId }: KeptTurn, atMost: number) {
  const lines = await db
    .select({ by: dialogueLines.by, text: dialogueLines.text })
    .from(dialogueLines)
    .where(and(eq(dialogueLines.dialogueId, dialogueId), lt(dialogueLines.id, lineId)))
    .orderBy(desc(dialogueLines.id))
    .limit(atMost);
  return lines.reverse();
}

export const noteTranslation = (db: Queryable, { lineId }: KeptTurn, translated: string) =>
  db.update(dialogueLines).set({ translated }).where(eq(dialogueLines.id, lineId));

import type { TalkKind } from '@mukae/contract/calls/talking';
import { type CallReason, dialogueLastsMs } from '@mukae/contract/domain/receptionist/dialogue';
import type { Language } from '@mukae/contract/language';
import { and, desc, eq, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
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

/** Keeps what is asked before it is answered: whoever is called meanwhile finds it, and nobody who comes later. */
export async function beginTurn(tx: Transaction, asker: Asker, { text, languageAfter }: Asked, now: Date) {
  const { id: dialogueId, misses, language: before } = await openDialogue(tx, asker, now);
  const language = languageAfter(before);
  if (language !== before) await tx.update(dialogues).set({ language }).where(eq(dialogues.id, dialogueId));
  const [line] = await tx
    .insert(dialogueLines)
    .values({ dialogueId, saidAt: now, by: 'visitor', text })
    .returning({ id: dialogueLines.id });
  if (!line) throw new Error('what was asked was not kept');
  return { language, misses, turn: { dialogueId, lineId: line.id } satisfies KeptTurn };
}

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
  tx: Transaction,
  { dialogueId, lineId }: KeptTurn,
  ended: EndedTurn,
  now: Date,
): Promise<void> {
  const [kept] = await tx
    .select({ id: dialogues.id })
    .from(dialogues)
    .where(eq(dialogues.id, dialogueId))
    .for('update');
  if (!kept) return;
  const { outcome, askedKey, said } = ended;
  if (outcome) {
    const { misses, because } = outcome;
    await tx
      .update(dialogues)
      .set({ misses, ...(because && { because }) })
      .where(eq(dialogues.id, dialogueId));
  }
  const { kind, answerId, sureness } = outcome ?? { kind: null, answerId: null, sureness: null };
  await tx.update(dialogueLines).set({ kind, answerId, sureness, askedKey }).where(eq(dialogueLines.id, lineId));
  if (said.text === '') return;
  await tx.insert(dialogueLines).values({ dialogueId, saidAt: now, by: 'receptionist', ...said });
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

import { createHash, createHmac } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock/clock';
import type { Database, Transaction } from '../db/database';
import { Refusal } from '../refusals/refusal';
import { addedOnce } from './once.tables';

/** Notes what was added, in the transaction that adds it. */
export type NoteAdded = (tx: Transaction, id: number) => Promise<void>;

/** One thing that somebody wants added. */
export interface Wish {
  key: string;
  userId: number;
  path: string;
  content: unknown;
}

/** What is kept of a wish, for who writes it in the statement that fulfils it. */
export type OnceMark = Pick<typeof addedOnce.$inferSelect, 'id' | 'content' | 'at'>;

export interface Once {
  /** What was added for this wish before. Refused where something else was added under its key. */
  find(wish: Wish): Promise<number | undefined>;
  note(wish: Wish): NoteAdded;
  mark(wish: Wish): OnceMark;
  sweep(): Promise<void>;
}

const keptMs = 24 * 60 * 60 * 1000;

const idOf = ({ key, userId, path }: Wish) => createHash('sha256').update(`${userId} ${path} ${key}`).digest('hex');
const contentOf = ({ key, content }: Wish) => createHmac('sha256', key).update(JSON.stringify(content)).digest('hex');

const markOf = (wish: Wish, at: Date): OnceMark => ({ id: idOf(wish), content: contentOf(wish), at });

/** An answer may get lost: who asks again is told what was added then, instead of having it added twice. */
export const makeOnce = (db: Database, clock: Clock): Once => ({
  async find(wish) {
    const [found] = await db
      .select()
      .from(addedOnce)
      .where(eq(addedOnce.id, idOf(wish)));
    if (found && found.content !== contentOf(wish)) throw new Refusal('addedBefore');
    return found?.addedId;
  },
  note: (wish) => async (tx, addedId) => {
    await tx.insert(addedOnce).values({ ...markOf(wish, clock.now()), addedId });
  },
  mark: (wish) => markOf(wish, clock.now()),
  async sweep() {
    await db.delete(addedOnce).where(lt(addedOnce.at, new Date(clock.now().getTime() - keptMs)));
  },
});

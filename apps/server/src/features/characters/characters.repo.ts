import { builtInCharacters, characterPictures } from '@mukae/contract/domain/character/builtIn';
import { and, asc, eq, isNull, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import type { Cast } from './cast';
import { characters } from './characters.tables';

export type Character = typeof characters.$inferSelect;

function within(cast: Cast): SQL | undefined {
  switch (cast.of) {
    case 'house':
      return isNull(characters.companyId);
    case 'company':
      return or(isNull(characters.companyId), eq(characters.companyId, cast.companyId));
    case 'everybody':
      return undefined;
  }
}

export const listCharacters = (db: Queryable, cast: Cast): Promise<Character[]> =>
  db.select().from(characters).where(within(cast)).orderBy(asc(characters.position), asc(characters.id));

export async function findCharacter(db: Queryable, cast: Cast, id: number): Promise<Character | undefined> {
  const [character] = await db
    .select()
    .from(characters)
    .where(and(within(cast), eq(characters.id, id)));
  return character;
}

export async function findCharacterByKey(db: Queryable, cast: Cast, key: string): Promise<Character | undefined> {
  const [character] = await db
    .select()
    .from(characters)
    .where(and(within(cast), eq(characters.key, key)));
  return character;
}

export async function characterName(db: Queryable, id: number | null): Promise<string> {
  if (id === null) return '';
  const [row] = await db.select({ name: characters.name }).from(characters).where(eq(characters.id, id));
  return row?.name ?? '';
}

/** What the own characters of a company take of its storage. */
export async function characterBytes(db: Queryable, companyId: number): Promise<number> {
  const [row] = await db
    .select({ used: sum(characters.size) })
    .from(characters)
    .where(eq(characters.companyId, companyId));
  return Number(row?.used ?? 0);
}

export async function addCharacter(tx: Transaction, character: typeof characters.$inferInsert): Promise<number> {
  const [added] = await tx.insert(characters).values(character).returning({ id: characters.id });
  if (!added) throw new Error('the character was not added');
  return added.id;
}

/** Whoever had it is undecided afterwards. */
export async function removeCharacter(tx: Transaction, id: number): Promise<boolean> {
  const removed = await tx.delete(characters).where(eq(characters.id, id)).returning({ id: characters.id });
  return removed.length > 0;
}

/** Brings the rows of the built-in characters up to date with what this version ships. */
export async function keepBuiltInCharacters(db: Queryable): Promise<void> {
  const rows = builtInCharacters.map(({ id, key, name }, position) => ({
    key,
    name,
    position,
    imageUrl: characterPictures(id).thumb,
    standbyImageUrl: characterPictures(id).standby,
  }));
  await db
    .insert(characters)
    .values(rows)
    .onConflictDoUpdate({
      target: characters.key,
      set: {
        name: sql`excluded.name`,
        position: sql`excluded.position`,
        imageUrl: sql`excluded.image_url`,
        standbyImageUrl: sql`excluded.standby_image_url`,
      },
    });
}

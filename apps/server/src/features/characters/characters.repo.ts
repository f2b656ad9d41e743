import { builtInCharacters, characterPictures } from '@mukae/contract/domain/character/builtIn';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { characters } from './characters.tables';

export type Character = typeof characters.$inferSelect;

export const allCharacters = (db: Database): Promise<Character[]> =>
  db.select().from(characters).orderBy(asc(characters.position));

export async function findCharacter(db: Database, id: number): Promise<Character | undefined> {
  const [character] = await db.select().from(characters).where(eq(characters.id, id));
  return character;
}

/** Brings the rows of the built-in characters up to date with what this version ships. */
export async function keepBuiltInCharacters(db: Database): Promise<void> {
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

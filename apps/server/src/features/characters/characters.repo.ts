import { builtInCharacters, characterPictures } from '@mukae/contract/domain/character/builtIn';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { characters } from './characters.tables';

export type Character = typeof characters.$inferSelect;

export const allCharacters = (db: Database): Promise<Character[]> =>
  db.select().from(characters).orderBy(asc(characters.position));

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

import { asc, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { type FirstOf, firstOfEach } from '#platform/db/firstOf';
import { answers } from './answers.tables';

/** The first questions whose answers come with a picture, and how many do. */
export async function questionsWithPicture(
  db: Queryable,
  mediaIds: readonly number[],
  max: number,
): Promise<ReadonlyMap<number, FirstOf<string>>> {
  if (mediaIds.length === 0) return new Map();
  const ranked = db
    .select({
      mediaId: sql<number>`${answers.pictureId}`.mapWith(Number).as('media_id'),
      question: answers.question,
      rank: sql<number>`row_number() over (partition by ${answers.pictureId} order by ${answers.id})`.as('rank'),
      count: sql<number>`(count(*) over (partition by ${answers.pictureId}))::int`.as('count'),
    })
    .from(answers)
    .where(inArray(answers.pictureId, [...mediaIds]))
    .as('ranked');
  const rows = await db.select().from(ranked).where(lte(ranked.rank, max)).orderBy(asc(ranked.rank));
  return firstOfEach(
    rows,
    ({ mediaId }) => mediaId,
    ({ question }) => question,
  );
}

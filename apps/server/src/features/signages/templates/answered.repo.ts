import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { answers } from '../../answers/answers.tables';
import { signages } from '../signages.tables';

/** Pictures that come with what a device answers, named by its account. On a signage that links open nobody is answered. */
export async function picturesAnsweredOn(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: answers.pictureId })
    .from(answers)
    .innerJoin(signages, eq(signages.companyId, answers.companyId))
    .where(and(eq(signages.userId, userId), isNull(signages.ownerId)));
  return rows.flatMap(({ id }) => id ?? []);
}

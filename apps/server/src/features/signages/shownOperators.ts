import { can } from '@mukae/contract/access/access';
import { namesShown } from '@mukae/contract/domain/text/namesInShort';
import type { LoggedIn } from '#platform/access/principal';
import type { Queryable } from '#platform/db/database';
import { type FirstOf, firstOfEach } from '#platform/db/firstOf';
import { operatorsOfSignages } from './operators.repo';
import type { SignageRow } from './signages.repo';

export type Operators = FirstOf<{ userId: number; name: string }>;

/** Who answers signages, by their ids. A screen, and whoever rents one, are not told who answers others. */
export async function shownOperators(
  db: Queryable,
  { caller }: LoggedIn,
  rows: readonly SignageRow[],
): Promise<ReadonlyMap<number, Operators>> {
  if (!can(caller, 'colleague.read')) return new Map();
  const ids = rows.map(({ signage }) => signage.id);
  return firstOfEach(
    await operatorsOfSignages(db, ids, namesShown.inHeader),
    ({ signageId }) => signageId,
    ({ userId, name }) => ({ userId, name }),
  );
}

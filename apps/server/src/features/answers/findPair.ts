import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { findAnswer } from './answers.repo';

/** Two different answers of one company, whose it then says. */
export type FindPair = (
  principal: LoggedIn,
  pair: { targetId: number; otherId: number },
) => Promise<{ companyId: number }>;

export const makeFindPair =
  (db: Database): FindPair =>
  async (principal, { targetId, otherId }) => {
    const reach = reachOf(principal, 'answer.manage');
    const [one, other] = [await findAnswer(db, reach, targetId), await findAnswer(db, reach, otherId)];
    if (!one || !other || one.id === other.id || one.companyId !== other.companyId) throw new Refusal('notFound');
    return { companyId: one.companyId };
  };

import type { Capability } from '@mukae/contract/access/access';
import { can } from '@mukae/contract/access/access';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { findSignage, type SignageRow } from './signages.repo';

/** A signage that the caller reaches; any other is as if it did not exist. */
export type FindSignage = (principal: LoggedIn, capability: Capability, id: number | 'SELF') => Promise<SignageRow>;

export const makeFindSignage =
  (db: Database): FindSignage =>
  async (principal, capability, id) => {
    const reach = reachOf(principal, capability);
    // Only who has a signage of her own, or is one, can mean it without naming it.
    const { role } = principal.person;
    const isNamed = id !== 'SELF' || can(role, 'reception.request') || can(role, 'meeting.hold');
    const row = isNamed ? await findSignage(db, reach, id) : undefined;
    if (!row) throw new Refusal('notFound');
    return row;
  };

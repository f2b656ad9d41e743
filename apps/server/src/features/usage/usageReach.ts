import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import { type ContractState, contractState, type LinesOf } from './usage.repo';

/** What somebody sees of a month. */
export interface SeenUsage {
  whose: LinesOf;
  /** Undefined: of no one company, or of one that is not there. */
  contract: ContractState | undefined;
  /** Whether she sees all of the contract, and with it its invoice. */
  isWhole: boolean;
}

/** Who is the contract herself sees all of it; who shares one sees what she used of it. */
export async function seenUsage(
  db: Database,
  principal: LoggedIn,
  { month, companyId }: { month: string; companyId?: number | undefined },
): Promise<SeenUsage> {
  const reach = reachOf(principal, 'usage.read', companyId);
  if (reach.kind === 'all') return { whose: {}, contract: undefined, isWhole: true };
  const { companyId: own, userId } = principal.person;
  const company = reach.kind === 'company' ? reach.companyId : own;
  const contract = company === null ? undefined : await contractState(db, company, month);
  const isWhole = reach.kind === 'company' || contract?.personId === userId;
  const whose = company === null ? { userId } : { companyId: company, ...(isWhole ? {} : { userId }) };
  return { whose, contract, isWhole };
}

import type { Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { countAdministrators, countSystemAdministrators, type User } from './users.repo';

/** Asked within the transaction that takes an administrator away, where the others are locked. */
export async function keepAdministrator(tx: Transaction, { role, companyId }: User): Promise<void> {
  if (role === 'systemAdmin' && (await countSystemAdministrators(tx)) <= 1) throw new Refusal('lastAdministrator');
  if (role !== 'companyAdmin' || companyId === null) return;
  if ((await countAdministrators(tx, companyId)) <= 1) throw new Refusal('lastAdministrator');
}

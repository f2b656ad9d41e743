import { eq, getTableColumns } from 'drizzle-orm';
import { type NewUser, saveUser } from '#features/accounts';
import type { Transaction } from '#platform/db/database';
import type { SignageRow } from './signages.repo';
import { signages } from './signages.tables';

type NewScreen = typeof signages.$inferInsert;

/** A device is kept in two rows: that of its screen, and that of the account which it logs in with. */
export type DeviceChange = Partial<NewScreen & NewUser>;

const isOfScreen = ([name]: [string, unknown]): boolean => Object.hasOwn(getTableColumns(signages), name);

export function inTwoRows(device: DeviceChange): { screen: Partial<NewScreen>; account: Partial<NewUser> } {
  const fields = Object.entries(device);
  return {
    screen: Object.fromEntries(fields.filter(isOfScreen)),
    account: Object.fromEntries(fields.filter((field) => !isOfScreen(field))),
  };
}

/** False when the device is no longer the one that its editor saw. */
export async function saveDevice(
  tx: Transaction,
  { signage, account }: SignageRow,
  change: DeviceChange,
  seenVersion: number,
): Promise<boolean> {
  const rows = inTwoRows(change);
  if (!(await saveUser(tx, account.id, rows.account, seenVersion))) return false;
  if (Object.keys(rows.screen).length > 0) {
    await tx.update(signages).set(rows.screen).where(eq(signages.id, signage.id));
  }
  return true;
}

import { eq, getTableColumns } from 'drizzle-orm';
import type { NewUser } from '#features/accounts';
import type { Transaction } from '#platform/db/database';
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

export async function saveScreen(tx: Transaction, id: number, change: Partial<NewScreen>): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(signages).set(change).where(eq(signages.id, id));
}

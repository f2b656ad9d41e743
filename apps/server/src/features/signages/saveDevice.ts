import { isTurned } from '@mukae/contract/domain/template/turned';
import { saveUser } from '#features/accounts';
import type { Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { type DeviceChange, inTwoRows, saveScreen } from './devices.repo';
import { holdSignages, type SignageRow } from './signages.repo';
import { savedBy, type Writing } from './templates/savedBy';
import { putBlocksBack } from './templates/templates.repo';

interface WantedSaving {
  change: DeviceChange;
  /** Of the account. */
  seenVersion: number;
  by: Writing;
}

/** Refused when the device is no longer the one that its editor saw. */
export async function saveDevice(
  tx: Transaction,
  { signage, account }: SignageRow,
  { change, seenVersion, by }: WantedSaving,
): Promise<void> {
  await holdSignages(tx, [signage.id]);
  const rows = inTwoRows(change);
  if (!(await saveUser(tx, account.id, rows.account, seenVersion))) throw new Refusal('changedMeanwhile');
  await saveScreen(tx, signage.id, rows.screen);
  if (isTurned(signage, { ...signage, ...rows.screen })) await putBlocksBack(tx, signage.id, savedBy(by));
}

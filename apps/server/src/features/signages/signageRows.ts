import { signageLoginIdField } from '@mukae/contract/calls/accountFields';
import { lengthField } from '@mukae/contract/calls/numberFields';
import { titleField } from '@mukae/contract/calls/textFields';
import { changesBetween } from '@mukae/contract/domain/audit/action';
import type { Size } from '@mukae/contract/domain/signage/size';
import * as z from 'zod/mini';
import type { CsvRow } from '../../platform/csv/csvTable';
import type { FieldFault } from '../../platform/http/refusal';
import {
  byLoginId,
  type NamedPlaces,
  type PlannedRow,
  planRows,
  type RowDeed,
  type RowPlan,
  type User,
} from '../accounts';
import type { SignageRow } from './signages.repo';
import { sizeChange } from './sizeChange';

/** A signage as a row describes it. */
interface Described {
  name: string;
  storeId: number;
  characterId: number | null;
  size: Size;
}

interface SignageAddition extends RowDeed {
  kind: 'add';
  loginId: string;
  described: Described;
}

export interface SignageChange extends RowDeed {
  kind: 'change';
  device: SignageRow;
  described: Described;
}

type SignageDeed = SignageAddition | SignageChange;

/** What the rows are held against. */
interface KnownSignages {
  devices: readonly SignageRow[];
  /** Everybody, of any company, who has one of the login ids. */
  known: readonly User[];
  places: NamedPlaces;
}

const signageRow = z.object({
  login_id: signageLoginIdField,
  name: titleField,
  store: z.string(),
  width: lengthField,
  height: lengthField,
  character: z.string(),
});
type Values = z.output<typeof signageRow>;

function planOf(
  { login_id: loginId, name, store, width, height, character }: Values,
  device: SignageRow | undefined,
  isTaken: boolean,
  { stores, characters }: NamedPlaces,
): RowPlan<SignageDeed> {
  const storeId = stores.idOf(store, device?.account.storeId);
  const characterId = character === '' ? null : characters.idOf(character, device?.account.characterId);
  const faults: FieldFault[] = [
    ...(isTaken ? [{ field: 'login_id', fault: 'loginIdTaken' } as const] : []),
    ...(storeId === undefined ? [{ field: 'store', fault: 'storeUnknown' } as const] : []),
    ...(characterId === undefined ? [{ field: 'character', fault: 'characterUnknown' } as const] : []),
  ];
  if (faults.length > 0 || storeId === undefined || characterId === undefined) return { kind: 'refused', faults };

  const described = { name, storeId, characterId, size: { width, height } };
  if (!device) return { kind: 'add', subject: name, changes: [], loginId, described };
  const { account, signage, storeName, characterName } = device;
  const changes = [
    ...changesBetween({ name: account.name, store: storeName, character: characterName }, { name, store, character }),
    ...sizeChange(signage, described.size),
  ];
  return changes.length === 0
    ? { kind: 'none' }
    : { kind: 'change', subject: account.name, changes, device, described };
}

/** What each row of a file would do. */
export function planSignageRows(
  rows: readonly CsvRow[],
  { devices, known, places }: KnownSignages,
): PlannedRow<SignageDeed>[] {
  const deviceNamed = byLoginId(devices, ({ account }) => account.loginId);
  const accountNamed = byLoginId(known, ({ loginId }) => loginId);
  return planRows(
    rows,
    () => signageRow,
    (values) => {
      const device = deviceNamed(values.login_id);
      const isTaken = !device && accountNamed(values.login_id) !== undefined;
      return planOf(values, device, isTaken, places);
    },
  );
}

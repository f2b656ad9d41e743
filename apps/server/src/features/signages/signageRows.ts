import { signageLoginIdField } from '@mukae/contract/calls/accountFields';
import type { FieldFault } from '@mukae/contract/calls/answers';
import { lengthField } from '@mukae/contract/calls/numberFields';
import { titleField } from '@mukae/contract/calls/textFields';
import { changesBetween } from '@mukae/contract/domain/audit/action';
import type { Size } from '@mukae/contract/domain/signage/size';
import * as z from 'zod/mini';
import {
  byLoginId,
  type NamedPlaces,
  type PlannedRow,
  planRows,
  type RowDeed,
  type RowPlan,
  type User,
} from '#features/accounts';
import type { CsvRow } from '#platform/csv/csvTable';
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

export interface SignageRowChange extends RowDeed {
  kind: 'change';
  device: SignageRow;
  described: Described;
}

type SignageDeed = SignageAddition | SignageRowChange;

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

/** Who has the login id of a row: a device of the company, or somebody else. */
interface Holder {
  device: SignageRow | undefined;
  isTaken: boolean;
}

/** What a row names, and what keeps it from being done. */
function heldAgainst(
  { store = '', character }: CsvRow['values'],
  { device, isTaken }: Holder,
  { stores, characters }: NamedPlaces,
) {
  const storeId = stores.idOf(store, device?.account.storeId);
  const characterId = character ? characters.idOf(character, device?.account.characterId) : null;
  const obstacles: FieldFault[] = [
    ...(isTaken ? [{ field: 'login_id', fault: 'loginIdTaken' } as const] : []),
    ...(typeof storeId === 'string' ? [{ field: 'store', fault: storeId }] : []),
    ...(typeof characterId === 'string' ? [{ field: 'character', fault: characterId }] : []),
  ];
  return { storeId, characterId, obstacles };
}

function planOf(values: Values, holder: Holder, places: NamedPlaces): RowPlan<SignageDeed> {
  const { login_id: loginId, name, store, width, height, character } = values;
  const { device } = holder;
  const { storeId, characterId, obstacles } = heldAgainst({ store, character }, holder, places);
  if (typeof storeId === 'string' || typeof characterId === 'string') return { kind: 'refused', faults: obstacles };

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
  const holderOf = (loginId = ''): Holder => {
    const device = deviceNamed(loginId);
    return { device, isTaken: !device && accountNamed(loginId) !== undefined };
  };
  return planRows(rows, {
    schemaOf: () => signageRow,
    obstaclesOf: (values) => heldAgainst(values, holderOf(values.login_id), places).obstacles,
    planOf: (values) => planOf(values, holderOf(values.login_id), places),
  });
}

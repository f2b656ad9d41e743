import type { FieldFault } from '@mukae/contract/calls/answers';
import { signageFields, toldSignageNames } from '@mukae/contract/calls/signageFields';
import { wireAnswer } from '@mukae/contract/calls/wire';
import { changesInWords, inWords } from '@mukae/contract/domain/audit/changesInWords';
import { type Changed, changed } from '@mukae/contract/domain/change/changed';
import { signageColumns } from '@mukae/contract/domain/signage/signageTable';
import * as z from 'zod/mini';
import {
  byLoginId,
  type NamedPlaces,
  type PlannedRow,
  planRows,
  type RowDeed,
  type RowPlan,
  repeatedLoginIds,
  type User,
  userTelling,
} from '#features/accounts';
import type { CsvRow } from '#platform/csv/csvTable';
import { screenChangesInWords } from './deviceInWords';
import { inTwoRows } from './devices.repo';
import type { SignageRow } from './signages.repo';

/** A signage as a row describes it. */
type Described = Omit<Row, 'loginId' | 'storeId' | 'characterId'> & { storeId: number; characterId: number | null };

interface SignageAddition extends RowDeed {
  kind: 'add';
  loginId: string;
  described: Described;
}

export interface SignageRowChange extends RowDeed {
  kind: 'change';
  device: SignageRow;
  /** What is to be different. */
  change: Changed<Described>;
}

type SignageDeed = SignageAddition | SignageRowChange;

/** What the rows are held against. */
interface KnownSignages {
  devices: readonly SignageRow[];
  /** Everybody, of any company, who has one of the login ids. */
  known: readonly User[];
  places: NamedPlaces;
}

/** Where the console chooses by number, a file writes a name. */
const signageRow = wireAnswer(
  {
    loginId: signageFields.loginId,
    name: signageFields.name,
    storeId: z.string(),
    width: signageFields.width,
    height: signageFields.height,
    characterId: z.string(),
  },
  toldSignageNames,
);
type Row = z.output<typeof signageRow>;

/** A device as a file writes it. */
export function deviceInColumns({ signage, account, storeName, characterName }: SignageRow): string[] {
  const telling = userTelling(
    () => storeName ?? '',
    () => characterName ?? '',
  );
  const told = { ...inWords(signage, {}), ...inWords(account, telling) };
  return signageColumns.map((column) => told[column] ?? '');
}

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

function planOf(
  row: CsvRow['values'],
  { loginId, ...said }: Row,
  holder: Holder,
  places: NamedPlaces,
): RowPlan<SignageDeed> {
  const { device } = holder;
  const { storeId, characterId, obstacles } = heldAgainst(row, holder, places);
  if (typeof storeId === 'string' || typeof characterId === 'string') return { kind: 'refused', faults: obstacles };

  const described = { ...said, storeId, characterId };
  if (!device) return { kind: 'add', subject: described.name, changes: [], loginId, described };
  const { account, signage } = device;
  const change = changed({ ...signage, ...account }, described);
  const telling = userTelling(places.stores.nameOf, places.characters.nameOf);
  const changes = [
    ...changesInWords(account, inTwoRows(change).account, telling),
    ...screenChangesInWords(signage, change),
  ];
  return changes.length === 0 ? { kind: 'none' } : { kind: 'change', subject: account.name, changes, device, change };
}

/** What each row of a file would do. */
export function planSignageRows(
  rows: readonly CsvRow[],
  { devices, known, places }: KnownSignages,
): PlannedRow<SignageDeed>[] {
  const deviceNamed = byLoginId(devices, ({ account }) => account.loginId);
  const accountNamed = byLoginId(known, ({ loginId }) => loginId);
  const repetitionsIn = repeatedLoginIds();
  const holderOf = (loginId = ''): Holder => {
    const device = deviceNamed(loginId);
    return { device, isTaken: !device && accountNamed(loginId) !== undefined };
  };
  return planRows(rows, {
    schemaOf: () => signageRow,
    obstaclesOf: (values) => [
      ...repetitionsIn(values),
      ...heldAgainst(values, holderOf(values.login_id), places).obstacles,
    ],
    planOf: ({ values }, said) => planOf(values, said, holderOf(values.login_id), places),
  });
}

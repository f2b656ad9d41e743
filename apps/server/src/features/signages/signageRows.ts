import { signageLoginIdField } from '@mukae/contract/calls/accountFields';
import { lengthField } from '@mukae/contract/calls/numberFields';
import { titleField } from '@mukae/contract/calls/textFields';
import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
import type { Size } from '@mukae/contract/domain/signage/size';
import * as z from 'zod/mini';
import type { CsvRow } from '../../platform/csv/csvTable';
import { idNamed, type Named, type PlannedRow, planRows, type RowPlan } from '../../platform/csv/importRows';
import type { FieldFault } from '../../platform/http/refusal';
import type { User } from '../accounts';
import type { SignageRow } from './signages.repo';

/** A new signage, or new values for one that is there. */
export interface SignageDeed {
  loginId: string;
  name: string;
  storeId: number;
  characterId: number | null;
  size: Size;
  row: SignageRow | undefined;
}

/** What the rows are held against. */
export interface KnownSignages {
  devices: readonly SignageRow[];
  /** Everybody, of any company, who has one of the login ids. */
  known: readonly User[];
  stores: readonly Named[];
  characters: readonly Named[];
}

const signageRow = z.object({
  login_id: signageLoginIdField,
  name: titleField,
  store: z.string(),
  width: lengthField,
  height: lengthField,
  character: z.string(),
});

const isSame = ({ account, signage }: SignageRow, deed: SignageDeed): boolean =>
  account.name === deed.name &&
  account.storeId === deed.storeId &&
  account.characterId === deed.characterId &&
  signage.width === deed.size.width &&
  signage.height === deed.size.height;

function planOf(values: z.output<typeof signageRow>, against: KnownSignages): RowPlan<SignageDeed> {
  const { login_id: loginId, name, store, width, height, character } = values;
  const isNamed = (account: { loginId: string }) => normaliseLoginId(account.loginId) === normaliseLoginId(loginId);
  const row = against.devices.find(({ account }) => isNamed(account));
  const storeId = idNamed(against.stores, store, row?.account.storeId);
  const characterId = character === '' ? null : idNamed(against.characters, character, row?.account.characterId);
  const faults: FieldFault[] = [
    ...(!row && against.known.some(isNamed) ? [{ field: 'login_id', fault: 'loginIdTaken' } as const] : []),
    ...(storeId === undefined ? [{ field: 'store', fault: 'storeUnknown' } as const] : []),
    ...(characterId === undefined ? [{ field: 'character', fault: 'characterUnknown' } as const] : []),
  ];
  if (faults.length > 0 || storeId === undefined || characterId === undefined) return { kind: 'refused', faults };
  const deed = { loginId, name, storeId, characterId, size: { width, height }, row };
  if (row && isSame(row, deed)) return { kind: 'none' };
  return { kind: row ? 'change' : 'add', deed };
}

/** What each row of a file would do. */
export const planSignageRows = (rows: readonly CsvRow[], against: KnownSignages): PlannedRow<SignageDeed>[] =>
  planRows(
    rows,
    () => signageRow,
    (values) => planOf(values, against),
  );

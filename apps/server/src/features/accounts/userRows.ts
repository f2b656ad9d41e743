import { emailField, kanaField, nameField, subjectField } from '@mukae/contract/calls/accountFields';
import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
import { grantableRoles } from '@mukae/contract/domain/account/role';
import * as z from 'zod/mini';
import type { CsvRow } from '../../platform/csv/csvTable';
import { idNamed, type Named, type PlannedRow, planRows, type RowPlan } from '../../platform/csv/importRows';
import type { FieldFault } from '../../platform/http/refusal';
import type { Newcomer } from './addUser';
import type { User } from './users.repo';

/** Somebody new, or new values for somebody who is there. */
export interface UserDeed {
  newcomer: Newcomer;
  user: User | undefined;
}

/** What the rows are held against. */
export interface KnownUsers {
  companyId: number;
  /** Everybody, of any company, who has one of the login ids. */
  known: readonly User[];
  stores: readonly Named[];
  characters: readonly Named[];
}

const userRow = z.object({
  login_id: emailField,
  name: nameField,
  kana: kanaField,
  role: z.enum(grantableRoles, { error: 'roleUnknown' }),
  store: z.string(),
  character: z.string(),
  subject_name: subjectField,
});
type UserRow = z.output<typeof userRow>;

/** Who signed up wrote her reading in letters of her choice, and keeps it. */
const rowWithKnownKana = z.extend(userRow, { kana: z.string() });

const isSame = (user: User, newcomer: Newcomer): boolean =>
  user.name === newcomer.name &&
  user.kana === newcomer.kana &&
  user.storeId === newcomer.storeId &&
  user.characterId === newcomer.characterId &&
  user.subjectName === newcomer.subjectName;

const userNamed = (known: readonly User[], loginId: string): User | undefined =>
  known.find((candidate) => normaliseLoginId(candidate.loginId) === normaliseLoginId(loginId));

function planOf(values: UserRow, { companyId, known, stores, characters }: KnownUsers): RowPlan<UserDeed> {
  const { login_id, name, kana, role, store, character, subject_name } = values;
  const user = userNamed(known, login_id);
  const isForeign = user !== undefined && (user.companyId !== companyId || user.role === 'signage');
  const storeId = store === '' ? null : idNamed(stores, store, user?.storeId);
  const characterId = character === '' ? null : idNamed(characters, character, user?.characterId);
  const faults: FieldFault[] = [
    ...(isForeign ? [{ field: 'login_id', fault: 'loginIdTaken' } as const] : []),
    ...(user && !isForeign && user.role !== role ? [{ field: 'role', fault: 'roleChange' } as const] : []),
    ...(storeId === undefined ? [{ field: 'store', fault: 'storeUnknown' } as const] : []),
    ...(characterId === undefined ? [{ field: 'character', fault: 'characterUnknown' } as const] : []),
  ];
  if (faults.length > 0 || storeId === undefined || characterId === undefined) return { kind: 'refused', faults };

  const newcomer = {
    loginId: user?.loginId ?? login_id,
    name,
    kana,
    role,
    storeId,
    characterId,
    subjectName: subject_name,
  };
  if (user && isSame(user, newcomer)) return { kind: 'none' };
  return { kind: user ? 'change' : 'add', deed: { newcomer, user } };
}

/** What each row of a file would do. */
export const planUserRows = (rows: readonly CsvRow[], against: KnownUsers): PlannedRow<UserDeed>[] =>
  planRows(
    rows,
    ({ values }) =>
      values.kana === userNamed(against.known, values.login_id ?? '')?.kana ? rowWithKnownKana : userRow,
    (values) => planOf(values, against),
  );

import { emailField, kanaField, nameField, subjectField } from '@mukae/contract/calls/accountFields';
import type { FieldFault } from '@mukae/contract/calls/answers';
import { grantableRoles, isScreen } from '@mukae/contract/domain/account/role';
import type { userColumns } from '@mukae/contract/domain/account/userTable';
import { changesBetween } from '@mukae/contract/domain/audit/action';
import * as z from 'zod/mini';
import type { CsvRow } from '#platform/csv/csvTable';
import type { Newcomer } from '../addUser';
import type { User } from '../users.repo';
import { byLoginId } from './byLoginId';
import { type PlannedRow, planRows, type RowDeed, type RowPlan } from './importPlan';
import type { NamedPlaces } from './namedPlaces';

export interface UserAddition extends RowDeed {
  kind: 'add';
  newcomer: Newcomer;
}

export interface UserRowChange extends RowDeed {
  kind: 'change';
  user: User;
  /** As she is to be. */
  newcomer: Newcomer;
}

export type UserDeed = UserAddition | UserRowChange;

/** What the rows are held against. */
interface KnownUsers {
  companyId: number;
  /** Everybody, of any company, who has one of the login ids. */
  known: readonly User[];
  places: NamedPlaces;
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

/** Somebody as a file writes her. */
export const userInWords = (
  { loginId, name, kana, role, storeId, characterId, subjectName }: User,
  { stores, characters }: NamedPlaces,
): Record<(typeof userColumns)[number], string> => ({
  login_id: loginId,
  name,
  kana,
  role,
  store: stores.nameOf(storeId),
  character: characters.nameOf(characterId),
  subject_name: subjectName,
});

/** What a row names, and what keeps it from being done. */
function heldAgainst({ role, store, character }: CsvRow['values'], user: User | undefined, known: KnownUsers) {
  const { stores, characters } = known.places;
  const isForeign = user !== undefined && (user.companyId !== known.companyId || isScreen(user.role));
  const storeId = store ? stores.idOf(store, user?.storeId) : null;
  const characterId = character ? characters.idOf(character, user?.characterId) : null;
  const obstacles: FieldFault[] = [
    ...(isForeign ? [{ field: 'login_id', fault: 'loginIdTaken' } as const] : []),
    ...(user && !isForeign && user.role !== role ? [{ field: 'role', fault: 'roleChange' } as const] : []),
    ...(typeof storeId === 'string' ? [{ field: 'store', fault: storeId }] : []),
    ...(typeof characterId === 'string' ? [{ field: 'character', fault: characterId }] : []),
  ];
  return { storeId, characterId, obstacles };
}

function planOf(values: UserRow, user: User | undefined, known: KnownUsers): RowPlan<UserDeed> {
  const { login_id, name, kana, role, subject_name: subjectName } = values;
  const { storeId, characterId, obstacles } = heldAgainst(values, user, known);
  if (typeof storeId === 'string' || typeof characterId === 'string') return { kind: 'refused', faults: obstacles };

  const loginId = user?.loginId ?? login_id;
  const newcomer = { loginId, name, kana, role, storeId, characterId, subjectName };
  if (!user) return { kind: 'add', subject: name, changes: [], newcomer };
  const changes = changesBetween(userInWords(user, known.places), { ...values, login_id: loginId });
  return changes.length === 0 ? { kind: 'none' } : { kind: 'change', subject: user.name, changes, user, newcomer };
}

/** What each row of a file would do. */
export function planUserRows(rows: readonly CsvRow[], against: KnownUsers): PlannedRow<UserDeed>[] {
  const find = byLoginId(against.known, ({ loginId }) => loginId);
  const userIn = ({ login_id }: CsvRow['values']) => find(login_id ?? '');
  return planRows(rows, {
    schemaOf: ({ values }) => (values.kana === userIn(values)?.kana ? rowWithKnownKana : userRow),
    obstaclesOf: (values) => heldAgainst(values, userIn(values), against).obstacles,
    planOf: (values) => planOf(values, userIn(values), against),
  });
}

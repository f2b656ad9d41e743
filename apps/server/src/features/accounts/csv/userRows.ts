import type { FieldFault } from '@mukae/contract/calls/answers';
import { knownUserFields, toldUserNames, userFields } from '@mukae/contract/calls/userFields';
import { wireAnswer } from '@mukae/contract/calls/wire';
import { grantableRoles, isScreen } from '@mukae/contract/domain/account/role';
import { roleCalled, roleWords } from '@mukae/contract/domain/account/roleWords';
import { userColumns } from '@mukae/contract/domain/account/userTable';
import { changesInWords, inWords } from '@mukae/contract/domain/audit/changesInWords';
import { type Changed, changed } from '@mukae/contract/domain/change/changed';
import type { Language } from '@mukae/contract/language';
import * as z from 'zod/mini';
import type { CsvRow } from '#platform/csv/csvTable';
import type { Newcomer } from '../addUser';
import { userTelling } from '../userInWords';
import type { User } from '../users.repo';
import { byLoginId } from './byLoginId';
import { type PlannedRow, planRows, type RowDeed, type RowPlan, repeatedLoginIds } from './importPlan';
import type { NamedPlaces } from './namedPlaces';

export interface UserAddition extends RowDeed {
  kind: 'add';
  newcomer: Newcomer;
}

export interface UserRowChange extends RowDeed {
  kind: 'change';
  user: User;
  /** What is to be different. */
  change: Changed<Newcomer>;
}

export type UserDeed = UserAddition | UserRowChange;

/** What the rows are held against. */
interface KnownUsers {
  companyId: number;
  /** Everybody, of any company, who has one of the login ids. */
  known: readonly User[];
  places: NamedPlaces;
}

/** By its id or by what people call it. */
const roleField = z.pipe(z.pipe(z.string(), z.transform(roleCalled)), z.enum(grantableRoles, { error: 'roleUnknown' }));

/** Where the console chooses by number, a file writes a name. */
const rowFields = {
  loginId: userFields.loginId,
  name: userFields.name,
  kana: userFields.kana,
  role: roleField,
  storeId: z.string(),
  characterId: z.string(),
  subjectName: userFields.subjectName,
};
const userRow = wireAnswer(rowFields, toldUserNames);
type UserRow = z.output<typeof userRow>;

/** Who is known may have no reading any more. */
const knownUserRow = wireAnswer({ ...rowFields, kana: knownUserFields.kana }, toldUserNames);
/** Who signed up wrote her reading in letters of her choice, and keeps it. */
const rowWithKnownKana = wireAnswer({ ...rowFields, kana: z.string() }, toldUserNames);

const tellingWith = ({ stores, characters }: NamedPlaces) => userTelling(stores.nameOf, characters.nameOf);

/** Somebody as a file writes her. */
export function userInColumns(user: User, places: NamedPlaces, language: Language): string[] {
  const telling = tellingWith(places);
  const told = inWords(user, {
    ...telling,
    words: { ...telling.words, role: (role: User['role']) => roleWords[language][role] },
  });
  return userColumns.map((column) => told[column] ?? '');
}

/** What a row names, and what keeps it from being done. */
function heldAgainst({ role, store, character }: CsvRow['values'], user: User | undefined, known: KnownUsers) {
  const { stores, characters } = known.places;
  const isForeign = user !== undefined && (user.companyId !== known.companyId || isScreen(user.role));
  const storeId = store ? stores.idOf(store, user?.storeId) : null;
  const characterId = character ? characters.idOf(character, user?.characterId) : null;
  const obstacles: FieldFault[] = [
    ...(isForeign ? [{ field: 'login_id', fault: 'loginIdTaken' } as const] : []),
    ...(user && !isForeign && user.role !== roleCalled(role ?? '')
      ? [{ field: 'role', fault: 'roleChange' } as const]
      : []),
    ...(typeof storeId === 'string' ? [{ field: 'store', fault: storeId }] : []),
    ...(typeof characterId === 'string' ? [{ field: 'character', fault: characterId }] : []),
  ];
  return { storeId, characterId, obstacles };
}

function planOf(row: CsvRow['values'], said: UserRow, user: User | undefined, known: KnownUsers): RowPlan<UserDeed> {
  const { storeId, characterId, obstacles } = heldAgainst(row, user, known);
  if (typeof storeId === 'string' || typeof characterId === 'string') return { kind: 'refused', faults: obstacles };

  const newcomer = { ...said, loginId: user?.loginId ?? said.loginId, storeId, characterId };
  if (!user) return { kind: 'add', subject: newcomer.name, changes: [], newcomer };
  const change = changed(user, newcomer);
  const changes = changesInWords(user, change, tellingWith(known.places));
  return changes.length === 0 ? { kind: 'none' } : { kind: 'change', subject: user.name, changes, user, change };
}

/** What each row of a file would do. */
export function planUserRows(rows: readonly CsvRow[], against: KnownUsers): PlannedRow<UserDeed>[] {
  const find = byLoginId(against.known, ({ loginId }) => loginId);
  const repetitionsIn = repeatedLoginIds();
  const userIn = ({ login_id }: CsvRow['values']) => find(login_id ?? '');
  return planRows(rows, {
    schemaOf({ values }) {
      const user = userIn(values);
      if (!user) return userRow;
      return values.kana === user.kana ? rowWithKnownKana : knownUserRow;
    },
    obstaclesOf: (values) => [...repetitionsIn(values), ...heldAgainst(values, userIn(values), against).obstacles],
    planOf: ({ values }, said) => planOf(values, said, userIn(values), against),
  });
}

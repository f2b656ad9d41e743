export { accountHandlers } from './accounts.calls';
export { pictureUrl } from './accounts.present';
export { makeNewcomers } from './addUser';
export { makeUserChanges } from './changeUser';
export { byLoginId } from './csv/byLoginId';
export { recordImport } from './csv/importAudit';
export {
  deedsShown,
  loginIdsIn,
  type PlannedRow,
  planRows,
  type RowDeed,
  type RowPlan,
  repeatedLoginIds,
} from './csv/importPlan';
export { presentImport } from './csv/imports.present';
export { inOneGo } from './csv/importTransaction';
export { type NamedPlaces, placesOfCompany } from './csv/namedPlaces';
export { makeUserTables } from './csv/userTables';
export { type CheckCurrentPassword, makeCurrentPasswordCheck } from './currentPassword';
export { makeUserDeletion } from './deleteUser';
export { makeForcedLogout } from './forcedLogout';
export { makeKnownPlaces } from './knownPlaces';
export { makeLogin } from './login';
export type { MeetingLink, MeetingLinks } from './meetingLinks';
export { makePasswordReset, type PasswordReset } from './passwordReset';
export { hashPassword } from './passwords';
export { makePeople } from './people';
export { makeSeats } from './seats';
export { SessionCache } from './sessionCache';
export { makeSessions, type Sessions } from './sessions';
export { sessionHandlers } from './sessions.calls';
export { makeTakenLoginIds, type TakenLoginIds } from './takenLoginIds';
export { makeTemporaryPassword, makeTemporarySecret } from './temporaryPassword';
export { tooLate } from './tooLate';
export { userChangesInWords, userTelling } from './userInWords';
export { makeUserPictures, type Pictured, type UserPictures, withFirstPicture, withPicture } from './userPictures';
export { refuseUnknownPlaces } from './userPlaces';
export {
  addUser,
  changeUser,
  characterHolders,
  companyAdministrators,
  countOperators,
  findByLoginId,
  findByLoginIds,
  findUser,
  holdUser,
  type NewUser,
  operatorsOfStores,
  removeUser,
  saveUser,
  systemAdministrators,
  type User,
} from './users.repo';

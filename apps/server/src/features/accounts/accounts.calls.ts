import { accountCalls } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { confirmFirst } from '#platform/refusals/confirmFirst';
import type { Storage } from '#platform/storage/storage';
import type { Newcomers } from './addUser';
import { addUserHandler } from './addUser.calls';
import type { UserChanges } from './changeUser';
import { changeUserHandler } from './changeUser.calls';
import type { UserTables } from './csv/userTables';
import { userTableHandlers } from './csv/userTables.calls';
import type { DeleteUser } from './deleteUser';
import { getUserHandler } from './getUser.calls';
import { listUsersHandlers } from './listUsers.calls';
import type { PasswordReset } from './passwordReset';
import { passwordResetHandlers } from './passwordReset.calls';
import type { People } from './people';
import { userPictureHandler } from './userPicture.calls';

interface Dependencies {
  db: Database;
  storage: Storage;
  statusOf(userId: number): OperatorStatus;
  passwordReset: PasswordReset;
  people: People;
  newcomers: Newcomers;
  userChanges: UserChanges;
  userTables: UserTables;
  deleteUser: DeleteUser;
}

export const accountHandlers = (accounts: Dependencies): Handler[] => [
  getUserHandler(accounts),
  ...listUsersHandlers(accounts),
  addUserHandler(accounts.newcomers),
  changeUserHandler(accounts.userChanges),
  ...passwordResetHandlers(accounts.passwordReset),
  ...userTableHandlers(accounts.userTables),
  userPictureHandler(accounts),

  handle(accountCalls.deleteUser, async ({ input, principal, language }) => {
    const outcome = await accounts.deleteUser(principal, input.targetUserId, input.isForced);
    return outcome === 'done' ? ok : confirmFirst(outcome, language);
  }),
];

import { accountCalls, isOfMedium } from '@mukae/contract/calls/accounts';
import { added, ok } from '@mukae/contract/calls/answers';
import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import type { LoggedIn, Person } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle, handleFile } from '#platform/calls/handler';
import { csvAnswer } from '#platform/csv/csvAnswer';
import type { Database } from '#platform/db/database';
import { confirmFirst } from '#platform/refusals/confirmFirst';
import { Refusal } from '#platform/refusals/refusal';
import type { Storage } from '#platform/storage/storage';
import { findStoredFile } from '#platform/storage/storedFile';
import { personOf, presentColleague, presentSelf, presentUser, type Seen } from './accounts.present';
import type { Newcomers } from './addUser';
import type { UserChanges } from './changeUser';
import type { UserTables } from './csv/userTables';
import type { DeleteUser } from './deleteUser';
import type { PasswordReset } from './passwordReset';
import type { People } from './people';
import { targetOf } from './targetUser';
import { pictureKey } from './userPictures';
import { findUser } from './users.repo';

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
  /** updateUser with the id of a medium renames it. */
  renameMedia(principal: LoggedIn, wanted: RenamedMedia): Promise<void>;
}

interface RenamedMedia {
  id: number;
  name: string | undefined;
  seenVersion: number | undefined;
}

/** What may come with the wish for a temporary password. */
const besideReset = new Set(['targetUserId', 'passwordReset', 'version', 'isForceSubmit']);

/** A temporary password is sent, or something is changed; never half of both. */
function refuseMoreThanReset(input: object, files: object): void {
  const others = Object.keys({ ...input, ...files }).filter((field) => !besideReset.has(field));
  if (others.length === 0) return;
  throw new Refusal('badInput', { faults: others.map((field) => ({ field, fault: 'notWithReset' })) });
}

export function accountHandlers(accounts: Dependencies): Handler[] {
  const { db, storage, statusOf, passwordReset, people, newcomers } = accounts;
  const { userChanges, userTables, deleteUser, renameMedia } = accounts;

  const seen = (person: Person): Seen => ({ person, status: statusOf(person.userId) });

  return [
    handle(accountCalls.getUser, async ({ input, principal }) => {
      const { person: viewer, caller } = principal;
      const reach = reachOf(principal, 'user.read', input.companyId);
      if (input.targetUserId === undefined) {
        const { page } = input;
        if (reach.kind === 'own') {
          const self = [presentSelf(seen(viewer))];
          return page === undefined ? self : { result: 'OK', rows: self, total: 1 };
        }
        const present = caller === 'operator' ? presentColleague : presentUser;
        const { rows, total } = await people.list(principal, reach, input);
        const listed = rows.map((user) => present(seen(personOf(user)), viewer));
        return page === undefined ? listed : { result: 'OK', rows: listed, total };
      }
      const id = targetOf(principal, input.targetUserId);
      if (id === viewer.userId) return presentSelf(seen(viewer));
      const user = caller === 'operator' ? undefined : await findUser(db, reach, id);
      if (!user || user.role === 'signage') throw new Refusal('notFound');
      return presentUser(seen(personOf(user)), viewer);
    }),

    handle(accountCalls.addUser, async ({ input, files, principal, language, publicUrl }) => {
      const outcome = await newcomers.add(
        principal,
        {
          companyId: input.companyId,
          loginId: input.login_id,
          password: input.password,
          name: input.name,
          kana: input.kana,
          role: input.role,
          storeId: input.storeId ?? null,
          characterId: input.character_id ?? null,
          subjectName: input.subject_name ?? '',
          image: files.image,
          isForced: input.isForceSubmit,
        },
        { language, publicUrl },
      );
      return outcome === 'askFirst' ? confirmFirst('sameName', language) : added(outcome);
    }),

    handle(accountCalls.deleteUser, async ({ input, principal }) => {
      await deleteUser(principal, input.targetUserId);
      return ok;
    }),

    handleFile(accountCalls.exportUsers, async ({ input, principal }) =>
      csvAnswer('users', await userTables.write(principal, input.companyId)),
    ),

    handle(accountCalls.importUsers, async ({ input, files, principal, cookies, language, publicUrl }) => {
      const answer = await userTables.read(principal, { ...input, file: files.file }, { language, publicUrl });
      if (answer.isWritten && answer.logsOut === 'caller') cookies.close();
      return answer;
    }),

    handle(accountCalls.updateUser, async ({ input, files, principal, cookies, language, publicUrl }) => {
      if (isOfMedium(input)) {
        await renameMedia(principal, { id: input.targetId, name: input.name, seenVersion: input.version });
        return ok;
      }
      if (input.passwordReset) {
        refuseMoreThanReset(input, files);
        await passwordReset.byId(principal, targetOf(principal, input.targetUserId), { language, publicUrl });
        return ok;
      }
      const outcome = await userChanges.change(principal, {
        target: input.targetUserId,
        loginId: input.login_id,
        password: input.password,
        currentPassword: input.currentPassword,
        name: input.name,
        kana: input.kana,
        role: input.role,
        storeId: input.storeId,
        characterId: input.character_id,
        subjectName: input.subject_name,
        image: files.image,
        seenVersion: input.version,
        isForced: input.isForceSubmit,
      });
      if (outcome.result === 'askFirst') return confirmFirst('userIsOnline', language);
      if (outcome.isLoggedOut) cookies.close();
      return ok;
    }),

    handle(accountCalls.resetPassword, async ({ input, principal, address, language, publicUrl }) => {
      if (input.targetUserId) await passwordReset.byId(principal, input.targetUserId, { language, publicUrl });
      else if (input.targetUserLoginId) {
        await passwordReset.byLoginId(input.targetUserLoginId, address, { language, publicUrl });
      } else throw new Refusal('badInput', { faults: [{ field: 'targetUserLoginId', fault: 'required' }] });
      return ok;
    }),

    handleFile(accountCalls.getUserPicture, async ({ input, principal }) => {
      const user = await findUser(db, reachOf(principal, 'user.picture'), input.userId);
      // One that was replaced may stay in the storage for a while.
      if (user?.picture !== input.version.replace('.webp', '')) throw new Refusal('notFound');
      const file = await findStoredFile(storage, pictureKey(user.id, user.picture));
      return {
        ...file,
        contentType: 'image/webp',
        version: input.version,
        cacheControl: 'private, max-age=31536000, immutable',
      };
    }),
  ];
}

import { accountCalls } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import { type Handler, handle } from '#platform/calls/handler';
import { confirmFirst } from '#platform/refusals/confirmFirst';
import type { UserChanges } from './changeUser';

export const changeUserHandler = (userChanges: UserChanges): Handler =>
  handle(accountCalls.changeUser, async ({ input, files, principal, cookies, language }) => {
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
  });

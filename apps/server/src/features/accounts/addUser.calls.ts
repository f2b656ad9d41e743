import { accountCalls } from '@mukae/contract/calls/accounts';
import { added } from '@mukae/contract/calls/answers';
import { type Handler, handle } from '#platform/calls/handler';
import { confirmFirst } from '#platform/refusals/confirmFirst';
import type { Newcomers } from './addUser';

export const addUserHandler = (newcomers: Newcomers): Handler =>
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
  });

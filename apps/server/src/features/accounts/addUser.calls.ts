import { accountCalls } from '@mukae/contract/calls/accounts';
import { added } from '@mukae/contract/calls/answers';
import { type Handler, handle } from '#platform/calls/handler';
import { confirmFirst } from '#platform/refusals/confirmFirst';
import type { Newcomers } from './addUser';

export const addUserHandler = (newcomers: Newcomers): Handler =>
  handle(accountCalls.addUser, async ({ input, files: { image }, principal, language, publicUrl }) => {
    const outcome = await newcomers.add(principal, { ...input, image }, { language, publicUrl });
    return outcome === 'askFirst' ? confirmFirst('sameName', language) : added(outcome);
  });

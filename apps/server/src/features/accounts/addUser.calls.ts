import { accountCalls } from '@mukae/contract/calls/accounts';
import { handleAdding } from '#platform/calls/handleAdding';
import type { Handler } from '#platform/calls/handler';
import { confirmFirst } from '#platform/refusals/confirmFirst';
import type { Newcomers } from './addUser';

export const addUserHandler = (newcomers: Newcomers): Handler =>
  handleAdding(
    accountCalls.addUser,
    async ({ input, files: { image }, principal, address, language, publicUrl, noteAdded }) => {
      const outcome = await newcomers.add(principal, { ...input, image }, { language, publicUrl }, address, noteAdded);
      return outcome === 'askFirst' ? confirmFirst('sameName', language) : outcome;
    },
  );

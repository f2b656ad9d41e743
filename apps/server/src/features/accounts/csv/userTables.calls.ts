import { accountCalls } from '@mukae/contract/calls/accounts';
import { type Handler, handle, handleFile } from '#platform/calls/handler';
import { csvAnswer } from '#platform/csv/csvAnswer';
import type { UserTables } from './userTables';

export const userTableHandlers = (userTables: UserTables): Handler[] => [
  handleFile(accountCalls.exportUsers, async ({ input, principal, language }) =>
    csvAnswer('users', await userTables.write(principal, input.companyId, input.language ?? language)),
  ),

  handle(accountCalls.importUsers, async ({ input, files, principal, cookies, address, language, publicUrl }) => {
    const mail = { language, publicUrl };
    const answer = await userTables.read(principal, { ...input, file: files.file }, mail, address);
    if (answer.isWritten && answer.logsOut === 'caller') cookies.close();
    return answer;
  }),
];

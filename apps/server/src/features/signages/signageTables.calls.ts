import { signageCalls } from '@mukae/contract/calls/signages';
import { type Handler, handle, handleFile } from '#platform/calls/handler';
import { csvAnswer } from '#platform/csv/csvAnswer';
import type { SignageTables } from './signageTables';

export const signageTableHandlers = (tables: SignageTables): Handler[] => [
  handleFile(signageCalls.exportSignages, async ({ input, principal }) =>
    csvAnswer('signages', await tables.write(principal, input.companyId)),
  ),

  handle(signageCalls.importSignages, ({ input, files, principal, language }) =>
    tables.read(principal, { ...input, file: files.file }, language),
  ),
];

import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { type Handler, handle, handleFile } from '#platform/calls/handler';
import { csvAnswer } from '#platform/csv/csvAnswer';
import type { AnswerTables } from './answerTables';

export const answerTableHandlers = (tables: AnswerTables): Handler[] => [
  handleFile(companyAnswerCalls.exportAnswers, async ({ input, principal, language }) =>
    csvAnswer('answers', await tables.write(principal, input.companyId, input.language ?? language)),
  ),

  handle(companyAnswerCalls.importAnswers, ({ input, files, principal, language }) =>
    tables.read(principal, { ...input, file: files.file }, language),
  ),
];

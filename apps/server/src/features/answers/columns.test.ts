import { answerFields } from '@mukae/contract/calls/companyAnswers';
import { getTableColumns } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { answers } from './answers.tables';

it('every field that people write about an answer has a column of its name', () => {
  expect(Object.keys(getTableColumns(answers))).toEqual(expect.arrayContaining(Object.keys(answerFields)));
});

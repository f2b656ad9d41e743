import * as z from 'zod/mini';
import { answerGestures, answerLimits } from '../domain/answer/answer';
import { foresights } from '../domain/answer/foresight';
import { addedAnswer, okAnswer } from './answers';
import { defineCalls } from './call';
import { faultless } from './checks';
import { exportInput, importAnswer, importFile, importInput } from './csv';
import { flagField, idField, idOrNoneField, toldIdOrNone, whoseFields } from './fields';
import { listFields, pageFields, sortField } from './list';
import { versionField } from './numberFields';
import { line, lines, messageField } from './textFields';
import { optional, savingNames, wireAnswer, wireInput } from './wire';

const { question, category, answer, answerEn, phrasings } = answerLimits;
const questionField = line({ min: 1, max: question, empty: 'required', short: 'required' });
const maybeLine = (max: number) => line({ min: 0, max, empty: 'required', short: 'required' });

/** What people write about an answer. */
export const answerFields = {
  question: questionField,
  answer: lines(answer).check(faultless((text) => (text === '' ? 'required' : null))),
  category: maybeLine(category),
  phrasings: z.array(questionField).check(z.maxLength(phrasings)),
  questionEn: maybeLine(question),
  answerEn: lines(answerEn),
  gesture: z.enum(answerGestures),
  /** Of the library of the company; null: none. */
  pictureId: idOrNoneField,
  /** Offered to whoever has not asked yet. */
  isSuggested: flagField,
};

const { question: asked, answer: told, ...more } = answerFields;

const answerNames = {
  ...savingNames,
  questionEn: 'question_en',
  answerEn: 'answer_en',
  pictureId: 'picture_id',
  pictureUrl: 'picture_url',
  isSuggested: 'is_suggested',
  id: 'targetId',
} as const;
const { id: _, ...toldNames } = answerNames;

const companyAnswer = wireAnswer(
  {
    id: z.number(),
    category: z.string(),
    question: z.string(),
    phrasings: z.array(z.string()),
    answer: z.string(),
    questionEn: z.string(),
    answerEn: z.string(),
    gesture: z.enum(answerGestures),
    pictureId: toldIdOrNone,
    /** Empty while there is none. */
    pictureUrl: z.string(),
    isSuggested: z.boolean(),
    /** How often it was given this month. */
    given: z.number(),
    version: z.number(),
  },
  toldNames,
);
export type ListedAnswer = z.output<typeof companyAnswer>;

const match = z.object({
  answerId: z.number(),
  question: z.string(),
  answer: z.string(),
  answerEn: z.string(),
  /** Percent. */
  sureness: z.number(),
  gesture: z.enum(answerGestures),
  pictureUrl: z.string(),
});
export type AnswerMatch = z.output<typeof match>;

const answerInShort = z.object({ id: z.number(), question: z.string(), answer: z.string() });

export const answerSortKeys = ['question', 'given', 'createdAt'] as const;

/** The questions that the receptionist of a company answers. */
export const companyAnswerCalls = defineCalls({
  listAnswers: {
    kind: 'json',
    method: 'POST',
    path: '/api/getAnswers',
    summary: 'The answers of the company',
    when: { targetId: 'missing', page: 'missing' },
    input: z.strictObject({ ...whoseFields, ...listFields, category: z.optional(maybeLine(category)) }),
    output: z.object({ result: z.literal('OK'), answers: z.array(companyAnswer) }),
    errors: ['notFound', 'companyNeeded'],
    capability: 'answer.read',
  },
  pageOfAnswers: {
    kind: 'json',
    method: 'POST',
    path: '/api/getAnswers',
    summary: 'One page of them, and the categories that there are',
    when: { targetId: 'missing', page: 'given' },
    input: z.strictObject({
      ...whoseFields,
      ...pageFields,
      category: z.optional(maybeLine(category)),
      sort: sortField(answerSortKeys),
    }),
    output: z.object({
      result: z.literal('OK'),
      rows: z.array(companyAnswer),
      total: z.number(),
      categories: z.array(z.object({ name: z.string(), count: z.number() })),
      /** However they are narrowed. */
      all: z.number(),
    }),
    errors: ['notFound', 'companyNeeded'],
    capability: 'answer.read',
  },
  getAnswer: {
    kind: 'json',
    method: 'POST',
    path: '/api/getAnswers',
    summary: 'One answer',
    when: { targetId: 'given' },
    input: z.strictObject({ targetId: idField }),
    output: companyAnswer,
    errors: ['notFound'],
    capability: 'answer.read',
  },
  addAnswer: {
    kind: 'json',
    method: 'POST',
    path: '/api/addAnswer',
    summary: 'Add an answer',
    input: wireInput({ ...whoseFields, question: asked, answer: told, ...optional(more) }, answerNames),
    output: addedAnswer,
    adds: true,
    errors: ['companyNeeded', 'notFound', 'answersFull'],
    capability: 'answer.manage',
  },
  updateAnswer: {
    kind: 'json',
    method: 'POST',
    path: '/api/updateAnswer',
    summary: 'Change an answer: only the fields sent',
    input: wireInput({ id: idField, ...optional(answerFields), seenVersion: z.optional(versionField) }, answerNames),
    output: okAnswer,
    errors: ['notFound', 'changedMeanwhile'],
    capability: 'answer.manage',
  },
  deleteAnswer: {
    kind: 'json',
    method: 'POST',
    path: '/api/deleteAnswer',
    summary: 'Delete an answer',
    input: z.strictObject({ targetId: idField }),
    output: okAnswer,
    errors: ['notFound'],
    capability: 'answer.manage',
  },
  addExampleAnswers: {
    kind: 'json',
    method: 'POST',
    path: '/api/addExampleAnswers',
    summary: 'Twenty examples in both languages to start from; those that are there already are left out',
    input: z.strictObject(whoseFields),
    output: z.object({ result: z.literal('OK'), added: z.number() }),
    errors: ['companyNeeded', 'notFound', 'answersFull'],
    capability: 'answer.manage',
  },
  matchAnswers: {
    kind: 'json',
    method: 'POST',
    path: '/api/matchAnswers',
    summary: 'What the receptionist would do with these words, and how sure she is; nothing is kept',
    input: z.strictObject({
      ...whoseFields,
      msg: messageField,
      /** Where it is said, so that its store and hours are filled in; without it those of whoever asks. */
      signageId: z.optional(idField),
    }),
    output: z.object({
      result: z.literal('OK'),
      verdict: z.enum(foresights),
      /** Percent: from there on the receptionist of the company answers without asking back. */
      answersFrom: z.number(),
      matches: z.array(match),
    }),
    errors: ['notFound', 'companyNeeded'],
    capability: 'answer.read',
  },
  getAlikeAnswers: {
    kind: 'json',
    method: 'POST',
    path: '/api/getAlikeAnswers',
    summary: 'Pairs of answers that could be taken for one another, but for those that are to stay apart',
    input: z.strictObject(whoseFields),
    output: z.object({
      result: z.literal('OK'),
      pairs: z.array(z.object({ one: answerInShort, other: answerInShort, sureness: z.number() })),
    }),
    errors: ['notFound', 'companyNeeded', 'tooMany'],
    capability: 'answer.read',
  },
  keepAnswersApart: {
    kind: 'json',
    method: 'POST',
    path: '/api/keepAnswersApart',
    summary: 'Two answers that look alike are meant to be two',
    input: z.strictObject({ targetId: idField, otherId: idField }),
    output: okAnswer,
    errors: ['notFound'],
    capability: 'answer.manage',
  },
  mergeAnswers: {
    kind: 'json',
    method: 'POST',
    path: '/api/mergeAnswers',
    summary: 'One answer takes the questions of another, which is deleted',
    input: z.strictObject({ targetId: idField, otherId: idField }),
    output: okAnswer,
    errors: ['notFound'],
    capability: 'answer.manage',
  },
  importAnswers: {
    kind: 'form',
    method: 'POST',
    path: '/api/importAnswers',
    summary:
      'Add and change answers by a CSV file; without a mark nothing is written and the answer shows what would be',
    input: importInput,
    files: { file: importFile },
    output: importAnswer,
    errors: [
      'companyNeeded',
      'notFound',
      'answersFull',
      'csvUnreadable',
      'csvColumns',
      'csvFaults',
      'csvTooLarge',
      'changedMeanwhile',
    ],
    capability: 'answer.manage',
  },
  exportAnswers: {
    kind: 'file',
    method: 'GET',
    path: '/api/exportAnswers',
    summary: 'The answers as a CSV file that can be imported again',
    input: exportInput,
    contentTypes: ['text/csv'],
    errors: ['notFound', 'companyNeeded'],
    capability: 'answer.manage',
  },
});

import * as z from 'zod/mini';
import { deviceStatuses } from '../domain/signage/scene';
import { portrait } from '../domain/signage/size';
import { standings } from '../domain/signage/standing';
import { passwordField } from './accountFields';
import { addedAnswer, okAnswer } from './answers';
import { defineCalls } from './call';
import { exportInput, importAnswer, importFile, importInput } from './csv';
import { idField, typedPasswordField } from './fields';
import { listFields, pageFields, pageOf, sortField } from './list';
import { versionField } from './numberFields';
import { openingFields } from './openingFields';
import { pictureErrors, pictureUpload } from './picture';
import { templateAnswer, timedTemplateAnswer } from './sceneFields';
import { signageFields, signageNames } from './signageFields';
import { notMarked } from './variants';
import { optional, orEmpty, wireAnswer, wireInput } from './wire';

/** Operators: the first of them by name, and how many there are. */
const answerFields = {
  id: z.number(),
  name: z.string(),
  image: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  companyName: z.string(),
  loginId: z.string(),
  role: z.literal('signage'),
  status: z.enum(deviceStatuses),
  /** When its device was connected last; null: none ever was. */
  seenAt: z.nullable(z.iso.datetime({ offset: true })),
  size: z.object({ width: z.number(), height: z.number() }),
  character: z.nullable(z.object({ id: z.number(), name: z.string() })),
  isAvatarFilmed: z.boolean(),
  users: z.array(z.object({ userId: z.number(), name: z.string() })),
  userCount: z.number(),
  version: z.number(),
};
const answerNames = { ...signageNames, name: ['name', 'userName'], character: 'default_character' } as const;

const signageAnswer = wireAnswer(answerFields, answerNames);
export type SignageAnswer = z.output<typeof signageAnswer>;

const wholeSignageAnswer = wireAnswer(
  {
    ...answerFields,
    companyId: z.number(),
    /** Shown where a template has no logo; empty while the company has none. */
    companyLogo: z.string(),
    /** When somebody is there to answer, and what is said while nobody is: of its store, or else its company. */
    opening: z.object(openingFields),
    /** One for each scene. */
    templates: z.array(templateAnswer),
    timedTemplates: z.array(timedTemplateAnswer),
  },
  answerNames,
);
export type WholeSignageAnswer = z.output<typeof wholeSignageAnswer>;

export const signageSortKeys = ['urgency', 'name', 'store', 'company', 'createdAt'] as const;

const wantedSignages = {
  companyId: z.optional(idField),
  storeId: z.optional(idField),
  standing: z.optional(z.enum(standings)),
  /** Only those whose device somebody should look at; ignored from who does not manage them. */
  wantsAttention: z.optional(z.boolean()),
  sort: sortField(signageSortKeys),
};

export const signageCalls = defineCalls({
  getSignage: {
    kind: 'json',
    method: 'POST',
    path: '/api/getSignage',
    summary: 'One signage with its templates, or the caller itself (SELF)',
    when: { targetId: 'given' },
    input: z.strictObject({ targetId: z.union([z.literal('SELF'), idField]) }),
    output: wholeSignageAnswer,
    errors: ['notFound'],
    capability: 'signage.read',
  },
  listSignages: {
    kind: 'json',
    method: 'POST',
    path: '/api/getSignage',
    summary: 'The signages of the company',
    when: { targetId: 'missing', page: 'missing' },
    input: z.strictObject({ ...wantedSignages, ...listFields }),
    output: z.array(signageAnswer),
    errors: [],
    capability: 'signage.read',
  },
  pageOfSignages: {
    kind: 'json',
    method: 'POST',
    path: '/api/getSignage',
    summary: 'One page of the signages of the company',
    when: { targetId: 'missing', page: 'given' },
    input: z.strictObject({ ...wantedSignages, ...pageFields }),
    output: pageOf(signageAnswer),
    errors: [],
    capability: 'signage.read',
  },
  addSignage: {
    kind: 'form',
    method: 'POST',
    path: '/api/addSignage',
    summary: 'Add a signage with its six templates; without a password it waits to be paired',
    input: wireInput(
      {
        ...signageFields,
        loginId: z.optional(signageFields.loginId),
        width: orEmpty(signageFields.width, portrait.width),
        height: orEmpty(signageFields.height, portrait.height),
        characterId: orEmpty(signageFields.characterId, null),
        isAvatarFilmed: orEmpty(signageFields.isAvatarFilmed, false),
        password: z.optional(passwordField),
        companyId: z.optional(idField),
      },
      signageNames,
    ),
    files: { image: pictureUpload },
    output: addedAnswer,
    adds: true,
    errors: ['notFound', 'loginIdTaken', ...pictureErrors],
    capability: 'signage.manage',
  },
  changeSignage: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateSignage',
    summary: 'Change a device: only the fields sent. A new login id or password logs it out',
    when: { isUpdateTemplate: notMarked },
    input: wireInput(
      {
        id: idField,
        role: z.optional(z.literal('signage')),
        ...optional(signageFields),
        password: z.optional(passwordField),
        currentPassword: z.optional(typedPasswordField),
        seenVersion: z.optional(versionField),
      },
      { ...signageNames, id: 'targetId' },
    ),
    files: { image: pictureUpload },
    output: okAnswer,
    errors: ['notFound', 'wrongCurrentPassword', 'loginIdTaken', 'changedMeanwhile', ...pictureErrors],
    capability: 'signage.manage',
  },
  deleteSignage: {
    kind: 'json',
    method: 'POST',
    path: '/api/deleteSignage',
    summary: 'Delete a signage, but not during a call; its device is logged out',
    input: z.strictObject({ targetId: idField }),
    output: okAnswer,
    errors: ['notFound', 'inCall'],
    capability: 'signage.manage',
  },
  getSignageRandomPassword: {
    kind: 'json',
    method: 'POST',
    path: '/api/getSignageRandomPassword',
    summary: 'A password that meets the rules',
    input: z.strictObject({}),
    output: z.object({ result: z.literal('OK'), createPassword: z.string(), msg: z.literal('') }),
    errors: [],
    capability: 'signage.manage',
  },
  exportSignages: {
    kind: 'file',
    method: 'GET',
    path: '/api/exportSignages',
    summary: 'The signages of the company as CSV',
    input: exportInput,
    contentTypes: ['text/csv'],
    errors: ['notFound', 'companyNeeded'],
    capability: 'signage.manage',
  },
  importSignages: {
    kind: 'form',
    method: 'POST',
    path: '/api/importSignages',
    summary: 'Add and change signages from CSV: all rows or none, and nothing but what a preview has shown',
    input: importInput,
    files: { file: importFile },
    output: importAnswer,
    errors: [
      'notFound',
      'companyNeeded',
      'changedMeanwhile',
      'csvUnreadable',
      'csvColumns',
      'csvTooLarge',
      'csvFaults',
    ],
    capability: 'signage.manage',
  },
  addSignageUser: {
    kind: 'json',
    method: 'POST',
    path: '/api/addSignageUser',
    summary: 'Make somebody an operator of a signage',
    when: { userIds: 'missing' },
    input: z.strictObject({ targetId: idField, userId: idField }),
    output: okAnswer,
    errors: ['notFound'],
    capability: 'signage.manage',
  },
  addSignageUsers: {
    kind: 'json',
    method: 'POST',
    path: '/api/addSignageUser',
    summary: 'Make several people operators of a signage, all of them or none',
    when: { userIds: 'given' },
    input: z.strictObject({ targetId: idField, userIds: z.array(idField).check(z.minLength(1), z.maxLength(1000)) }),
    output: okAnswer,
    errors: ['notFound'],
    capability: 'signage.manage',
  },
  deleteSignageUser: {
    kind: 'json',
    method: 'POST',
    path: '/api/deleteSignageUser',
    summary: 'Take an operator off a signage',
    input: z.strictObject({ targetId: idField, userId: idField }),
    output: okAnswer,
    errors: ['notFound'],
    capability: 'signage.manage',
  },
});

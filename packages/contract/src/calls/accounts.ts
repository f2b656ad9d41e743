import * as z from 'zod/mini';
import { grantableRoles, roles } from '../domain/account/role';
import { operatorStatuses } from '../domain/operator/status';
import { passwordField } from './accountFields';
import { addedAnswer, confirmAnswer, okAnswer } from './answers';
import { defineCalls } from './call';
import { exportInput, importAnswer, importFile, importInput } from './csv';
import { flagField, idField, toldIdOrNone, typedLoginIdField, typedPasswordField } from './fields';
import { listFields, pageFields, pageOf, sortField } from './list';
import { versionField } from './numberFields';
import { pictureErrors, pictureUpload } from './picture';
import { knownUserFields, userFields, userNames } from './userFields';
import { type CallMark, marked, notMarked } from './variants';
import { optional, orEmpty, savingNames, wireAnswer, wireInput } from './wire';

/** What an operator sees of her colleagues. */
const colleagueFields = {
  userId: z.number(),
  name: z.string(),
  role: z.enum(roles),
  image: z.string(),
  isOwnConfig: z.boolean(),
  characterId: z.nullable(z.number()),
  status: z.enum(operatorStatuses),
};

const otherFields = {
  loginId: z.string(),
  userName: z.string(),
  kana: z.string(),
  storeId: toldIdOrNone,
  phone: z.string(),
  address: z.string(),
  /** The channel she holds while on standby. */
  channelId: z.nullable(z.number()),
  subjectName: z.string(),
  version: z.number(),
};

const answerNames = { ...userNames, loginId: ['login_id', 'loginId'], channelId: 'avatarChId' } as const;

export const userAnswer = wireAnswer({ ...colleagueFields, ...otherFields }, answerNames);
export type UserAnswer = z.output<typeof userAnswer>;

/** In a list the rest is there for those who may know it, with the names of where she belongs. */
const listedUser = wireAnswer(
  { ...colleagueFields, ...optional({ ...otherFields, storeName: z.string(), companyName: z.string() }) },
  answerNames,
);
export type ListedUser = z.output<typeof listedUser>;

export const userSortKeys = ['name', 'kana', 'loginId', 'role', 'company', 'createdAt'] as const;

/** "SELF" is the caller. */
const targetUser = z.union([z.literal('SELF'), idField]);

const wantedUsers = {
  companyId: z.optional(idField),
  storeId: z.optional(idField),
  role: z.optional(z.enum(grantableRoles)),
  /** Only those who hold no avatar channel. */
  isChannelUnused: z.optional(flagField),
  /** Only those who are operators of this signage, or only those who could become one. */
  operatorOf: z.optional(idField),
  notOperatorOf: z.optional(idField),
  sort: sortField(userSortKeys),
};

/** Whoever names a medium alone means that; beside a user it means nothing. */
const ofUser = <const Reset extends CallMark>(passwordReset: Reset) =>
  [
    { targetUserId: 'given', passwordReset },
    { targetUserId: 'missing', targetId: 'missing', passwordReset },
  ] as const;

export const accountCalls = defineCalls({
  getUser: {
    kind: 'json',
    method: 'POST',
    path: '/api/getUser',
    summary: 'One user, or the caller (SELF)',
    when: { targetUserId: 'given' },
    input: z.strictObject({ targetUserId: targetUser }),
    output: userAnswer,
    errors: ['notFound'],
    capability: 'user.read',
  },
  listUsers: {
    kind: 'json',
    method: 'POST',
    path: '/api/getUser',
    summary: 'The users of the company',
    when: { targetUserId: 'missing', page: 'missing' },
    input: z.strictObject({ ...wantedUsers, ...listFields }),
    output: z.array(listedUser),
    errors: ['notFound'],
    capability: 'user.read',
  },
  pageOfUsers: {
    kind: 'json',
    method: 'POST',
    path: '/api/getUser',
    summary: 'One page of the users of the company',
    when: { targetUserId: 'missing', page: 'given' },
    input: z.strictObject({ ...wantedUsers, ...pageFields }),
    output: pageOf(listedUser),
    errors: ['notFound'],
    capability: 'user.read',
  },
  addUser: {
    kind: 'form',
    method: 'POST',
    path: '/api/addUser',
    summary: 'Add a user; without a password a temporary one is mailed',
    input: wireInput(
      {
        ...userFields,
        role: z._default(userFields.role, 'operator'),
        storeId: orEmpty(userFields.storeId, null),
        characterId: orEmpty(userFields.characterId, null),
        subjectName: orEmpty(userFields.subjectName, ''),
        password: z.optional(passwordField),
        companyId: z.optional(idField),
        isForced: z._default(flagField, false),
      },
      userNames,
    ),
    files: { image: pictureUpload },
    output: z.discriminatedUnion('result', [addedAnswer, confirmAnswer]),
    adds: true,
    errors: ['notFound', 'companyNeeded', 'alreadyRegistered', 'tooManyMails', ...pictureErrors],
    capability: 'user.manage',
  },
  deleteUser: {
    kind: 'json',
    method: 'POST',
    path: '/api/deleteUser',
    summary:
      'Delete a user, but not oneself, not the last administrator and nobody in a call; who has reservations ahead only after asking',
    input: wireInput({ targetUserId: idField, isForced: z._default(flagField, false) }, savingNames),
    output: z.discriminatedUnion('result', [okAnswer, confirmAnswer]),
    errors: ['notFound', 'ownAccount', 'lastAdministrator', 'inCall', 'changedMeanwhile'],
    capability: 'user.manage',
  },
  exportUsers: {
    kind: 'file',
    method: 'GET',
    path: '/api/exportUsers',
    summary: 'The users of the company as CSV',
    input: exportInput,
    contentTypes: ['text/csv'],
    errors: ['notFound', 'companyNeeded'],
    capability: 'user.manage',
  },
  importUsers: {
    kind: 'form',
    method: 'POST',
    path: '/api/importUsers',
    summary: 'Add and change users from CSV: all rows or none, and nothing but what a preview has shown',
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
      'tooManyMails',
    ],
    capability: 'user.manage',
  },
  changeUser: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateUser',
    summary: 'Change a user: only the fields sent',
    when: ofUser(notMarked),
    input: wireInput(
      {
        target: z.optional(targetUser),
        targetId: z.optional(idField),
        ...optional(knownUserFields),
        password: z.optional(passwordField),
        currentPassword: z.optional(typedPasswordField),
        seenVersion: z.optional(versionField),
        isForced: z._default(flagField, false),
      },
      userNames,
    ),
    files: { image: pictureUpload },
    output: z.discriminatedUnion('result', [okAnswer, confirmAnswer]),
    errors: [
      'notFound',
      'wrongCurrentPassword',
      'alreadyRegistered',
      'lastAdministrator',
      'reservationsAhead',
      'changedMeanwhile',
      ...pictureErrors,
    ],
    capability: 'user.change',
  },
  sendPassword: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateUser',
    summary: 'Send a temporary password to a user, and change nothing else',
    when: ofUser(marked),
    input: z.strictObject(
      {
        targetUserId: z.optional(targetUser),
        targetId: z.optional(idField),
        version: z.optional(versionField),
        isForceSubmit: z.optional(flagField),
      },
      { error: ({ code }) => (code === 'unrecognized_keys' ? 'notWithReset' : undefined) },
    ),
    files: {},
    output: okAnswer,
    errors: ['notFound', 'signageReset', 'tooManyMails'],
    capability: 'password.send',
  },
  resetPasswordOf: {
    kind: 'json',
    method: 'POST',
    path: '/api/pwResetUser',
    summary: 'The same, as JSON',
    when: { targetUserId: 'given' },
    input: z.strictObject({
      targetUserId: targetUser,
      targetUserLoginId: z.optional(z.union([z.literal(''), typedLoginIdField])),
      passwordReset: z.literal(true),
    }),
    output: okAnswer,
    errors: ['notFound', 'signageReset', 'tooManyMails'],
    capability: 'password.send',
  },
  resetPassword: {
    kind: 'json',
    method: 'POST',
    path: '/api/pwResetUser',
    summary: 'Send a temporary password to the registered address',
    when: { targetUserId: 'missing' },
    input: z.strictObject({
      targetUserId: z.optional(z.literal('')),
      targetUserLoginId: typedLoginIdField,
      passwordReset: z.literal(true),
    }),
    output: okAnswer,
    errors: ['signageReset'],
    capability: 'password.reset',
  },
  getUserPicture: {
    kind: 'file',
    method: 'GET',
    path: '/files/users/:userId/:version',
    summary: 'The thumbnail of a user',
    input: z.strictObject({ userId: idField, version: z.string().check(z.regex(/^[0-9a-f]{16}\.webp$/)) }),
    contentTypes: ['image/webp'],
    errors: ['notFound'],
    capability: 'user.picture',
  },
});

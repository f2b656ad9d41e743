import * as z from 'zod/mini';
import { grantableRoles, roles } from '../domain/account/role';
import { operatorStatuses } from '../domain/operator/status';
import { emailField, kanaField, nameField, passwordField, subjectField } from './accountFields';
import { addedAnswer, confirmAnswer, okAnswer } from './answers';
import { defineCalls } from './call';
import { exportInput, importAnswer, importFile, importInput } from './csv';
import { flagField, idField, idOrNoneField, typedLoginIdField, typedPasswordField } from './fields';
import { listFields, pageFields, pageOf, sortField } from './list';
import { versionField } from './numberFields';
import { pictureUpload } from './picture';
import { type CallMark, marked, notMarked } from './variants';

const roleField = z.enum(roles);

export const userAnswer = z.object({
  userId: z.number(),
  loginId: z.string(),
  login_id: z.string(),
  name: z.string(),
  userName: z.string(),
  kana: z.string(),
  storeId: z.number(),
  role: roleField,
  image: z.string(),
  isOwnConfig: z.boolean(),
  phone: z.string(),
  address: z.string(),
  character_id: z.nullable(z.number()),
  status: z.enum(operatorStatuses),
  /** The channel she holds while on standby. */
  avatarChId: z.nullable(z.number()),
  subject_name: z.string(),
  version: z.number(),
});
export type UserAnswer = z.output<typeof userAnswer>;

/** What an operator sees of her colleagues. */
const ofColleagues = {
  userId: true,
  name: true,
  role: true,
  image: true,
  isOwnConfig: true,
  character_id: true,
  status: true,
} as const;
const colleagueAnswer = z.pick(userAnswer, ofColleagues);
export type ColleagueAnswer = z.output<typeof colleagueAnswer>;

/** In a list the rest is there for those who may know it. */
const listedUser = z.extend(colleagueAnswer, z.partial(z.omit(userAnswer, ofColleagues)).shape);
export type ListedUser = z.output<typeof listedUser>;

export const userSortKeys = ['name', 'kana', 'loginId', 'role', 'createdAt'] as const;

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
const whichUser = { targetUserId: z.optional(targetUser), targetId: z.optional(idField) };

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
    input: z.strictObject({
      login_id: emailField,
      name: nameField,
      kana: kanaField,
      password: z.optional(passwordField),
      role: z._default(z.enum(grantableRoles), 'operator'),
      storeId: z.optional(idOrNoneField),
      character_id: z.optional(idOrNoneField),
      subject_name: z.optional(subjectField),
      companyId: z.optional(idField),
      isForceSubmit: z._default(flagField, false),
    }),
    files: { image: pictureUpload },
    output: z.discriminatedUnion('result', [addedAnswer, confirmAnswer]),
    errors: ['notFound', 'companyNeeded', 'alreadyRegistered', 'imageType', 'imageTooLarge'],
    capability: 'user.manage',
  },
  deleteUser: {
    kind: 'json',
    method: 'POST',
    path: '/api/deleteUser',
    summary: 'Delete a user, but not oneself, not the last administrator and nobody in a call',
    input: z.strictObject({ targetUserId: idField }),
    output: okAnswer,
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
    errors: ['notFound', 'companyNeeded', 'changedMeanwhile', 'csvUnreadable', 'csvTooLarge', 'csvFaults'],
    capability: 'user.manage',
  },
  changeUser: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateUser',
    summary: 'Change a user: only the fields sent',
    when: ofUser(notMarked),
    input: z.strictObject({
      ...whichUser,
      login_id: z.optional(emailField),
      password: z.optional(passwordField),
      currentPassword: z.optional(typedPasswordField),
      name: z.optional(nameField),
      kana: z.optional(kanaField),
      role: z.optional(z.enum(grantableRoles)),
      storeId: z.optional(idOrNoneField),
      character_id: z.optional(idOrNoneField),
      subject_name: z.optional(subjectField),
      version: z.optional(versionField),
      isForceSubmit: z._default(flagField, false),
    }),
    files: { image: pictureUpload },
    output: z.discriminatedUnion('result', [okAnswer, confirmAnswer]),
    errors: [
      'notFound',
      'tooMany',
      'wrongCurrentPassword',
      'alreadyRegistered',
      'lastAdministrator',
      'changedMeanwhile',
      'imageType',
      'imageTooLarge',
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
        ...whichUser,
        version: z.optional(versionField),
        isForceSubmit: z.optional(flagField),
      },
      { error: ({ code }) => (code === 'unrecognized_keys' ? 'notWithReset' : undefined) },
    ),
    files: {},
    output: okAnswer,
    errors: ['notFound', 'signageReset', 'tooMany'],
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
    errors: ['notFound', 'signageReset', 'tooMany'],
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
    errors: ['signageReset', 'tooMany'],
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

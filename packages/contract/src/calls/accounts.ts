import * as z from 'zod/mini';
import { grantableRoles, roles } from '../domain/account/role';
import { confirmAnswer, okAnswer } from './answers';
import { defineCalls } from './call';
import {
  emailField,
  flagField,
  idField,
  kanaField,
  nameField,
  passwordField,
  tokenField,
  typedLoginIdField,
  typedPasswordField,
} from './fields';

const roleField = z.enum(roles);
const date = z.iso.datetime({ offset: true });
const nothing = z.strictObject({});

const loginAnswer = z.discriminatedUnion('result', [
  z.object({ result: z.literal('OK'), role: roleField, code: z.literal(''), msg: z.literal('') }),
  z.object({ result: z.literal('Temporary'), role: roleField, code: z.literal(''), msg: z.string() }),
]);

export const userAnswer = z.object({
  userId: z.number(),
  loginId: z.string(),
  name: z.string(),
  kana: z.string(),
  storeId: z.number(),
  role: roleField,
  image: z.string(),
  isOwnConfig: z.boolean(),
  phone: z.string(),
  address: z.string(),
  character_id: z.nullable(z.number()),
});
export type UserAnswer = z.output<typeof userAnswer>;

/** What an operator sees of her colleagues. */
const colleagueAnswer = z.pick(userAnswer, {
  userId: true,
  name: true,
  role: true,
  image: true,
  isOwnConfig: true,
  character_id: true,
});

/** "SELF" is the caller. */
const targetUser = z.union([z.literal('SELF'), idField]);

export const pictureMaxBytes = 20 * 1000 * 1000;
export const pictureMaxPixels = 50_000_000;
export const pictureTypes = ['image/png', 'image/jpeg'] as const;

export const accountCalls = defineCalls({
  login: {
    kind: 'json',
    method: 'POST',
    path: '/login',
    summary: 'Log in with login id and password',
    input: z.strictObject({
      username: typedLoginIdField,
      password: typedPasswordField,
      isRemember: z._default(flagField, false),
    }),
    output: loginAnswer,
    errors: ['loginFailed', 'tooMany'],
    capability: 'session.open',
    passive: true,
  },
  autoLogin: {
    kind: 'json',
    method: 'POST',
    path: '/autoLogin',
    summary: 'The login answer of a session that was meant to last; an empty body where there is none',
    input: nothing,
    output: z.optional(loginAnswer),
    errors: [],
    capability: 'session.open',
    passive: true,
  },
  tokenLogin: {
    kind: 'json',
    method: 'POST',
    path: '/token/login',
    summary: 'Log in with the token of a reservation link',
    input: z.strictObject({ token: tokenField }),
    output: z.object({ result: z.literal('OK'), date, msg: z.literal('') }),
    errors: ['tokenExpired', 'tokenInvalid'],
    capability: 'session.open',
    passive: true,
  },
  checkAuth: {
    kind: 'json',
    method: 'GET',
    path: '/api/check-auth',
    summary: 'Whether somebody is logged in, and in which role',
    input: nothing,
    output: z.object({ result: z.literal('OK'), auth: z.boolean(), role: z.nullable(roleField) }),
    errors: [],
    capability: 'session.read',
    passive: true,
  },
  getExpTime: {
    kind: 'json',
    method: 'POST',
    path: '/token/get/expTime',
    summary: 'When a reservation token, or without one the session of the caller, ends',
    input: z.strictObject({ token: z.optional(z.union([z.literal(''), tokenField])) }),
    output: z.object({ result: z.literal('OK'), date }),
    errors: ['notLoggedIn', 'tokenInvalid'],
    capability: 'session.read',
    passive: true,
  },
  getStartTime: {
    kind: 'json',
    method: 'POST',
    path: '/token/get/startTime',
    summary: 'When a reservation token, or without one the session of the caller, begins',
    input: z.strictObject({ token: z.optional(z.union([z.literal(''), tokenField])) }),
    output: z.object({ result: z.literal('OK'), date }),
    errors: ['notLoggedIn', 'tokenInvalid'],
    capability: 'session.read',
    passive: true,
  },
  logout: {
    kind: 'json',
    method: 'GET',
    path: '/api/logout',
    summary: 'End the session',
    input: nothing,
    output: okAnswer,
    errors: [],
    capability: 'session.close',
    passive: true,
    changesState: true,
  },
  tokenLogout: {
    kind: 'json',
    method: 'GET',
    path: '/token/logout',
    summary: 'End the session of a reservation link',
    input: nothing,
    output: okAnswer,
    errors: [],
    capability: 'session.close',
    passive: true,
    changesState: true,
  },
  getUser: {
    kind: 'json',
    method: 'POST',
    path: '/api/getUser',
    summary: 'One user, the caller (SELF), or without a target the users of the company',
    input: z.strictObject({ targetUserId: z.optional(targetUser), companyId: z.optional(idField) }),
    output: z.union([userAnswer, z.array(z.union([userAnswer, colleagueAnswer]))]),
    errors: ['notFound'],
    capability: 'user.read',
  },
  updateUser: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateUser',
    summary: 'Change a user: only the fields sent',
    input: z.strictObject({
      targetUserId: z.optional(targetUser),
      login_id: z.optional(emailField),
      password: z.optional(passwordField),
      currentPassword: z.optional(typedPasswordField),
      name: z.optional(nameField),
      kana: z.optional(kanaField),
      role: z.optional(z.enum(grantableRoles)),
      passwordReset: z.optional(flagField),
      isForceSubmit: z._default(flagField, false),
    }),
    files: { image: { maxBytes: pictureMaxBytes, tooLarge: 'imageTooLarge' } },
    output: z.discriminatedUnion('result', [okAnswer, confirmAnswer]),
    errors: [
      'notFound',
      'tooMany',
      'wrongCurrentPassword',
      'signageReset',
      'alreadyRegistered',
      'lastAdministrator',
      'imageType',
      'imageTooLarge',
    ],
    capability: 'user.change',
  },
  resetPassword: {
    kind: 'json',
    method: 'POST',
    path: '/api/pwResetUser',
    summary: 'Send a temporary password to the registered address',
    input: z.strictObject({
      targetUserId: z.optional(z.union([z.literal(''), targetUser])),
      targetUserLoginId: z.optional(z.union([z.literal(''), typedLoginIdField])),
      passwordReset: z.literal(true),
    }),
    output: okAnswer,
    errors: ['notFound', 'signageReset', 'tooMany'],
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

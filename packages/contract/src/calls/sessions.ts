import * as z from 'zod/mini';
import { roles } from '../domain/account/role';
import { okAnswer } from './answers';
import { defineCalls } from './call';
import { flagField, tokenField, typedLoginIdField, typedPasswordField } from './fields';

const roleField = z.enum(roles);
const date = z.iso.datetime({ offset: true });
const nothing = z.strictObject({});

const loginAnswer = z.discriminatedUnion('result', [
  z.object({
    result: z.literal('OK'),
    role: roleField,
    /** Given for whoever administrates a company that has everything still before it. */
    isNewCompany: z.optional(z.literal(true)),
    code: z.literal(''),
    msg: z.literal(''),
  }),
  z.object({ result: z.literal('Temporary'), role: roleField, code: z.literal(''), msg: z.string() }),
]);

/** Why a link opens nothing; one that is kept may be forgotten, and is told as expired. */
const linkErrors = ['tokenExpired', 'tokenInvalid', 'reservationCancelled', 'reservationMoved'] as const;

/** How somebody gets in and out. Apart from the accounts, for the login page needs nothing else of them. */
export const sessionCalls = defineCalls({
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
    errors: ['loginFailed'],
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
    summary: 'Log in with the token of a reservation link; `kept` is the one that this browser keeps',
    input: z.strictObject({ token: tokenField }),
    output: z.object({ result: z.literal('OK'), date, msg: z.literal('') }),
    errors: linkErrors,
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
    /** `now`: by the clock that decides; that of a device may be hours off. */
    output: z.object({ result: z.literal('OK'), date, now: date }),
    errors: ['notLoggedIn', ...linkErrors],
    capability: 'session.read',
    passive: true,
  },
  getStartTime: {
    kind: 'json',
    method: 'POST',
    path: '/token/get/startTime',
    summary: 'When a reservation token, or without one the session of the caller, begins',
    input: z.strictObject({ token: z.optional(z.union([z.literal(''), tokenField])) }),
    /** `now`: by the clock that decides; that of a device may be hours off. */
    output: z.object({ result: z.literal('OK'), date, now: date }),
    errors: ['notLoggedIn', ...linkErrors],
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
});

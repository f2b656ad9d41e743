import * as z from 'zod/mini';
import { loginIdMax } from '../domain/account/loginId';
import { hasControlCharacters } from '../domain/text/controlCharacters';
import { fault, faultless } from './checks';

/** A login id as typed on the login page: any text, so that a wrong one is answered like any other failure. */
export const typedLoginIdField = z.string().check(
  z.trim(),
  z.minLength(1, fault('required')),
  z.maxLength(loginIdMax, fault('tooLong')),
  faultless((text) => (hasControlCharacters(text) ? 'controlCharacters' : null)),
);

export const typedPasswordField = z
  .string()
  .check(z.minLength(1, fault('required')), z.maxLength(1024, fault('tooLong')));

/** A whole number as a form writes it. */
export const writtenNumber = (pattern: RegExp) =>
  z.codec(z.string().check(z.regex(pattern)), z.int(), { decode: Number, encode: String });

/** Forms send text, JSON sends numbers. */
export const idField = z.union([z.int().check(z.positive()), writtenNumber(/^[1-9]\d{0,14}$/)]);

/** Of which company: named by who reaches every one, and left out by everybody else. */
export const whoseFields = { companyId: z.optional(idField) };

/** A choice that may be taken back: 0, or nothing written, is none. */
export const idOrNoneField = z.union([
  z.codec(z.literal(['', '0', 0, null]), z.null(), { decode: () => null, encode: () => 0 as const }),
  idField,
]);

/** The same where it is told: 0 is none. */
export const toldIdOrNone = z.codec(z.number(), z.nullable(z.number()), {
  decode: (id) => (id === 0 ? null : id),
  encode: (id) => id ?? 0,
});

export const flagField = z.codec(
  z.union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])]),
  z.boolean(),
  { decode: (value) => value === true || value === 1 || value === '1' || value === 'true', encode: (flag) => flag },
);

export const tokenField = z.string().check(z.minLength(1), z.maxLength(4096));

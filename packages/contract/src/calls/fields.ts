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

/** Forms send text, JSON sends numbers. */
export const idField = z.union([
  z.int().check(z.positive()),
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
]);

/** A choice that may be taken back: 0, or nothing written, is none. */
export const idOrNoneField = z.union([
  z.pipe(
    z.literal(['', '0', 0]),
    z.transform(() => null),
  ),
  idField,
]);

export const flagField = z.pipe(
  z.union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])]),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

export const tokenField = z.string().check(z.minLength(1), z.maxLength(4096));

import * as z from 'zod/mini';
import { isHiragana } from '../domain/account/kana';
import { loginIdMax } from '../domain/account/loginId';
import { passwordFault } from '../domain/account/password';
import { hasControlCharacters } from '../domain/text/controlCharacters';
import { countGraphemes } from '../domain/text/graphemes';
import type { Fault } from '../errors/faults';

/** The issue of a check is the name of its fault. */
const fault = (name: Fault) => ({ error: name });

/** A check that finds one fault or none. */
const faultless = (find: (text: string) => Fault | null) =>
  z.check<string>((context) => {
    const found = find(context.value);
    if (found) context.issues.push({ code: 'custom', input: context.value, message: found });
  });

interface LineRules {
  min: number;
  max: number;
  empty: Fault;
  short: Fault;
}

/** A flag of a region takes 14, a family with skin tones some more; beyond it is no character but a heap of accents. */
const longestGrapheme = 40;

function lineFault(text: string, { min, max, empty, short }: LineRules): Fault | null {
  if (text.length > max * longestGrapheme) return 'tooLong';
  const length = countGraphemes(text);
  if (length === 0 && min > 0) return empty;
  if (length < min) return short;
  if (length > max) return 'tooLong';
  if (hasControlCharacters(text)) return 'controlCharacters';
  return null;
}

/** One line of text, trimmed, counted as people count. */
const line = (rules: LineRules) =>
  z.string().check(
    z.trim(),
    faultless((text) => lineFault(text, rules)),
  );

const nameMax = 100;

export const nameField = line({ min: 2, max: nameMax, empty: 'requiredInput', short: 'nameShort' });
export const signUpKanaField = line({ min: 2, max: nameMax, empty: 'requiredInput', short: 'kanaShort' });
export const kanaField = line({ min: 2, max: nameMax, empty: 'required', short: 'kanaShort' }).check(
  faultless((text) => (isHiragana(text) ? null : 'hiraganaOnly')),
);
export const phoneField = line({ min: 7, max: 30, empty: 'requiredInput', short: 'phoneShort' });
export const addressField = line({ min: 2, max: 200, empty: 'requiredInput', short: 'addressShort' });
export const organizationField = line({ min: 0, max: nameMax, empty: 'required', short: 'required' });

/** A login id as typed on the login page: any text, so that a wrong one is answered like any other failure. */
export const typedLoginIdField = z.string().check(
  z.trim(),
  z.minLength(1, fault('required')),
  z.maxLength(loginIdMax, fault('tooLong')),
  faultless((text) => (hasControlCharacters(text) ? 'controlCharacters' : null)),
);
export const emailField = z.pipe(typedLoginIdField, z.email(fault('email')));

export const typedPasswordField = z
  .string()
  .check(z.minLength(1, fault('required')), z.maxLength(1024, fault('tooLong')));
export const passwordField = z.string().check(faultless(passwordFault));

/** Forms send text, JSON sends numbers. */
export const idField = z.union([
  z.int().check(z.positive()),
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
]);

export const flagField = z.pipe(
  z.union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])]),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

export const tokenField = z.string().check(z.minLength(1), z.maxLength(4096));

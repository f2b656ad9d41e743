import { z } from 'zod';
import { isHiragana } from '../domain/account/kana';
import { loginIdMax } from '../domain/account/loginId';
import { passwordFault } from '../domain/account/password';
import { hasControlCharacters } from '../domain/text/controlCharacters';
import { countGraphemes } from '../domain/text/graphemes';
import type { Fault } from '../errors/faults';

const fault = (name: Fault) => ({ error: name });

interface LineRules {
  min: number;
  max: number;
  empty: Fault;
  short: Fault;
}

function lineFault(text: string, { min, max, empty, short }: LineRules): Fault | null {
  const length = countGraphemes(text);
  if (length === 0 && min > 0) return empty;
  if (length < min) return short;
  if (length > max) return 'tooLong';
  if (hasControlCharacters(text)) return 'controlCharacters';
  return null;
}

/** One line of text, trimmed, counted as people count. */
const line = (rules: LineRules) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const found = lineFault(text, rules);
      if (found) context.addIssue({ code: 'custom', message: found });
    });

const nameMax = 100;

export const nameField = line({ min: 2, max: nameMax, empty: 'requiredInput', short: 'nameShort' });
export const signUpKanaField = line({ min: 2, max: nameMax, empty: 'requiredInput', short: 'kanaShort' });
export const kanaField = line({ min: 1, max: nameMax, empty: 'required', short: 'required' }).refine(
  isHiragana,
  fault('hiraganaOnly'),
);
export const phoneField = line({ min: 7, max: 30, empty: 'requiredInput', short: 'phoneShort' });
export const addressField = line({ min: 2, max: 200, empty: 'requiredInput', short: 'addressShort' });
export const organizationField = line({ min: 0, max: nameMax, empty: 'required', short: 'required' });

/** A login id as typed on the login page: any text, so that a wrong one is answered like any other failure. */
export const typedLoginIdField = z
  .string()
  .trim()
  .min(1, fault('required'))
  .max(loginIdMax, fault('tooLong'))
  .refine((text) => !hasControlCharacters(text), fault('controlCharacters'));
export const emailField = typedLoginIdField.pipe(z.email(fault('email')));

export const typedPasswordField = z.string().min(1, fault('required')).max(1024, fault('tooLong'));
export const passwordField = z.string().superRefine((password, context) => {
  const found = passwordFault(password);
  if (found) context.addIssue({ code: 'custom', message: found });
});

/** Forms send text, JSON sends numbers. */
export const idField = z.union([
  z.number().int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
]);

export const flagField = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

export const tokenField = z.string().min(1).max(4096);

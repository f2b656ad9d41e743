import * as z from 'zod/mini';
import { isHiragana } from '../domain/account/kana';
import { loginIdMax } from '../domain/account/loginId';
import { passwordFault } from '../domain/account/password';
import { isPairingCode, readPairingCode } from '../domain/pairing/pairing';
import { sizeLimits } from '../domain/signage/size';
import { touchButtonLimits } from '../domain/template/template';
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

export const nameMax = 100;

export const nameField = line({ min: 2, max: nameMax, empty: 'requiredInput', short: 'nameShort' });
export const signUpKanaField = line({ min: 2, max: nameMax, empty: 'requiredInput', short: 'kanaShort' });
export const kanaField = line({ min: 2, max: nameMax, empty: 'required', short: 'kanaShort' }).check(
  faultless((text) => (isHiragana(text) ? null : 'hiraganaOnly')),
);
export const phoneField = line({ min: 7, max: 30, empty: 'requiredInput', short: 'phoneShort' });
export const addressField = line({ min: 2, max: 200, empty: 'requiredInput', short: 'addressShort' });
export const titleField = line({ min: 1, max: nameMax, empty: 'required', short: 'required' });
/** The subject of a face-capture app; nobody has to have one. */
export const subjectField = line({ min: 0, max: nameMax, empty: 'required', short: 'required' });
export const searchField = line({ min: 0, max: 200, empty: 'required', short: 'required' });
export const buttonTextField = line({
  min: 1,
  max: touchButtonLimits.text,
  empty: 'required',
  short: 'required',
});
export const organizationField = line({ min: 0, max: nameMax, empty: 'required', short: 'required' });

const messageMax = 2000;

/** Several lines of text. A form sends them with returns before the line breaks. */
export const messageField = z.string().check(
  z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
  z.trim(),
  faultless((text) => {
    if (text.length > messageMax * longestGrapheme || countGraphemes(text) > messageMax) return 'tooLong';
    return hasControlCharacters(text.replace(/[\n\t]/g, '')) ? 'controlCharacters' : null;
  }),
);

/** A login id as typed on the login page: any text, so that a wrong one is answered like any other failure. */
export const typedLoginIdField = z.string().check(
  z.trim(),
  z.minLength(1, fault('required')),
  z.maxLength(loginIdMax, fault('tooLong')),
  faultless((text) => (hasControlCharacters(text) ? 'controlCharacters' : null)),
);
export const emailField = z.pipe(typedLoginIdField, z.email(fault('email')));

/** A screen has no mail box: any word that a keyboard can write names it. */
export const signageLoginIdField = z.pipe(
  typedLoginIdField,
  z.string().check(z.regex(/^[\x21-\x7e]{4,}$/, fault('signageLoginId'))),
);

export const typedPasswordField = z
  .string()
  .check(z.minLength(1, fault('required')), z.maxLength(1024, fault('tooLong')));
export const passwordField = z.string().check(faultless(passwordFault));

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

/** Forms send text, JSON sends numbers. */
const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))]),
    z.int().check(z.minimum(min, fault('outOfRange')), z.maximum(max, fault('outOfRange'))),
  );

export const countField = (min: number, max: number) => wholeNumber(min, max);
export const lengthField = wholeNumber(sizeLimits.min, sizeLimits.max);

/** How often a row was changed, as its reader saw it: whoever saves an older state is told. */
export const versionField = wholeNumber(1, Number.MAX_SAFE_INTEGER);

export const pairingCodeField = z.string().check(
  z.maxLength(40),
  z.overwrite(readPairingCode),
  faultless((text) => (isPairingCode(text) ? null : 'pairingCode')),
);

export const flagField = z.pipe(
  z.union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])]),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** A form carries a list of things as lines of JSON. */
export const jsonField = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(10_000)),
      z.transform((text, context): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          context.issues.push({ code: 'custom', input: text, message: 'wrongType' });
          return z.NEVER;
        }
      }),
    ),
    schema,
  );

export const tokenField = z.string().check(z.minLength(1), z.maxLength(4096));

import * as z from 'zod/mini';
import { isHiragana } from '../domain/account/kana';
import { passwordFault } from '../domain/account/password';
import { fault, faultless } from './checks';
import { typedLoginIdField } from './fields';
import { line, nameMax } from './textFields';

export const nameField = line({ min: 2, max: nameMax, empty: 'requiredInput', short: 'nameShort' });
export const signUpKanaField = line({ min: 2, max: nameMax, empty: 'requiredInput', short: 'kanaShort' });
export const kanaField = line({ min: 2, max: nameMax, empty: 'required', short: 'kanaShort' }).check(
  faultless((text) => (isHiragana(text) ? null : 'hiraganaOnly')),
);
export const phoneField = line({ min: 7, max: 30, empty: 'requiredInput', short: 'phoneShort' });
export const addressField = line({ min: 2, max: 200, empty: 'requiredInput', short: 'addressShort' });
export const organizationField = line({ min: 0, max: nameMax, empty: 'required', short: 'required' });
/** The subject of a face-capture app; nobody has to have one. */
export const subjectField = line({ min: 0, max: nameMax, empty: 'required', short: 'required' });

export const emailField = z.pipe(typedLoginIdField, z.email(fault('email')));

/** A screen has no mail box: any word that a keyboard can write names it. */
export const signageLoginIdField = z.pipe(
  typedLoginIdField,
  z.string().check(z.regex(/^[\x21-\x7e]{4,}$/, fault('signageLoginId'))),
);

export const passwordField = z.string().check(faultless(passwordFault));

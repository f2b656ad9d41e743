import * as z from 'zod/mini';
import { isHiragana, spacedAsKana } from '../domain/account/kana';
import { passwordFault } from '../domain/account/password';
import type { Fault } from '../errors/faults';
import { fault, faultless } from './checks';
import { typedLoginIdField } from './fields';
import { line, nameMax } from './textFields';

export const nameField = line({ min: 2, max: nameMax, empty: 'requiredInput', short: 'nameShort' });

const reading = (empty: Fault | null) =>
  line({ min: 2, max: nameMax, empty, short: 'kanaShort' }).check(z.overwrite(spacedAsKana));
const inHiragana = faultless((text) => (text === '' || isHiragana(text) ? null : 'hiraganaOnly'));

/** Who signs up may leave it out, and writes it in letters of her choice. */
export const signUpKanaField = reading(null);
export const kanaField = reading('required').check(inHiragana);
/** It has to be written about somebody new; later it may be emptied. */
export const changedKanaField = reading(null).check(inHiragana);

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

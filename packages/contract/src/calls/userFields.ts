import * as z from 'zod/mini';
import { grantableRoles } from '../domain/account/role';
import { changedKanaField, emailField, kanaField, nameField, subjectField } from './accountFields';
import { idOrNoneField } from './fields';
import { savingNames } from './wire';

/** What people write about a user, by the names it has inside. */
export const userFields = {
  loginId: emailField,
  name: nameField,
  kana: kanaField,
  role: z.enum(grantableRoles),
  storeId: idOrNoneField,
  characterId: idOrNoneField,
  subjectName: subjectField,
};

/** The same about somebody who is known already. */
export const knownUserFields = { ...userFields, kana: changedKanaField };

/** What calls name otherwise. */
export const userNames = {
  ...savingNames,
  target: 'targetUserId',
  loginId: 'login_id',
  characterId: 'character_id',
  subjectName: 'subject_name',
} as const;

/** What files and the log name otherwise: they tell stores and characters by their names. */
export const toldUserNames = {
  loginId: 'login_id',
  storeId: 'store',
  characterId: 'character',
  subjectName: 'subject_name',
} as const;

import { emailField, kanaField, nameField, subjectField } from '@mukae/contract/calls/accountFields';
import type { accountCalls, UserAnswer } from '@mukae/contract/calls/accounts';
import type { RequestOf } from '@mukae/contract/calls/call';
import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
import { grantableRoles } from '@mukae/contract/domain/account/role';
import type { Language } from '@mukae/contract/language';
import * as z from 'zod/mini';
import { newPasswordFaults } from '@/features/accounts/newPassword/newPasswordFaults';
import { noChoice } from '@/features/accounts/noChoice';
import { formFaults } from '@/language/formFaults';
import { fieldsOf, type UserChoices, type UserField, type UserFields } from './userFields';

type Changeable = 'login_id' | 'name' | 'kana' | 'role' | 'password' | 'storeId' | 'character_id' | 'subject_name';

export type UserChange = Pick<RequestOf<typeof accountCalls.updateUser>, Changeable> & { image?: File };

/** Only what differs; the password once its change was chosen, even while it is empty. */
export function userChangeOf(
  user: UserAnswer,
  after: UserFields,
  { characterId, image, changesPassword }: UserChoices & { changesPassword: boolean },
): UserChange {
  const before = fieldsOf(user);
  const role = grantableRoles.find((grantable) => grantable === after.role);
  const differs = (field: UserField) => after[field].trim() !== before[field];
  return {
    ...(normaliseLoginId(after.loginId) !== normaliseLoginId(before.loginId) && { login_id: after.loginId.trim() }),
    ...(differs('name') && { name: after.name.trim() }),
    ...(differs('kana') && { kana: after.kana.trim() }),
    ...(differs('role') && role && { role }),
    ...(differs('storeId') && { storeId: after.storeId === '' ? noChoice : after.storeId }),
    ...(differs('subjectName') && { subject_name: after.subjectName.trim() }),
    ...(characterId !== user.character_id && { character_id: characterId ?? noChoice }),
    ...(changesPassword && { password: after.password }),
    ...(image && { image }),
  };
}

export const hasUserChange = (change: UserChange): boolean => Object.keys(change).length > 0;

/** Whoever changes how somebody gets in shows who she is. */
export const needsCurrentPassword = ({ login_id, password }: UserChange): boolean =>
  login_id !== undefined || password !== undefined;

/** Somebody whose way in, role or place has changed logs in anew. */
export const logsOut = ({ login_id, password, role, storeId }: UserChange): boolean =>
  [login_id, password, role, storeId].some((changed) => changed !== undefined);

const changedFields = z.object({
  loginId: z.optional(emailField),
  name: z.optional(nameField),
  kana: z.optional(kanaField),
  subjectName: z.optional(subjectField),
});

/** What is wrong with the change. What was not touched is not judged. */
export function userChangeFaults(
  { login_id: loginId, name, kana, subject_name: subjectName, password }: UserChange,
  confirmation: string,
  language: Language,
): Partial<Record<UserField, string>> {
  return {
    ...formFaults(changedFields, { loginId, name, kana, subjectName }, language),
    ...(password !== undefined && newPasswordFaults({ password, confirmation }, language)),
  };
}

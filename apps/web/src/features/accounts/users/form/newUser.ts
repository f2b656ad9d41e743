import { emailField, kanaField, nameField, subjectField } from '@mukae/contract/calls/accountFields';
import type { accountCalls } from '@mukae/contract/calls/accounts';
import type { RequestOf } from '@mukae/contract/calls/call';
import { grantableRoles } from '@mukae/contract/domain/account/role';
import type { Language } from '@mukae/contract/language';
import * as z from 'zod/mini';
import { newPasswordFaults } from '@/features/accounts/newPassword/newPasswordFaults';
import { formFaults } from '@/language/formFaults';
import type { UserChoices, UserField, UserFields } from './userFields';

export type NewUser = Omit<RequestOf<typeof accountCalls.addUser>, 'companyId' | 'isForceSubmit'> & {
  image?: File;
};

const requiredFields = z.object({
  loginId: emailField,
  name: nameField,
  kana: kanaField,
  subjectName: subjectField,
});

/** A password may be left out; whoever writes one writes it twice. */
export function newUserFaults(fields: UserFields, language: Language): Partial<Record<UserField, string>> {
  const choosesPassword = fields.password !== '' || fields.confirmation !== '';
  return {
    ...formFaults(requiredFields, fields, language),
    ...(choosesPassword && newPasswordFaults(fields, language)),
  };
}

/** What is left empty is not sent. */
export function newUserOf(fields: UserFields, { characterId, image }: UserChoices): NewUser {
  const { loginId, name, kana, password, storeId, subjectName } = fields;
  const role = grantableRoles.find((grantable) => grantable === fields.role);
  return {
    login_id: loginId.trim(),
    name: name.trim(),
    kana: kana.trim(),
    ...(role && { role }),
    ...(password !== '' && { password }),
    ...(storeId !== '' && { storeId }),
    ...(characterId !== null && { character_id: characterId }),
    ...(subjectName.trim() !== '' && { subject_name: subjectName.trim() }),
    ...(image && { image }),
  };
}

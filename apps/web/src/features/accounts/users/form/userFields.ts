import { emailField, kanaField, nameField, passwordField, subjectField } from '@mukae/contract/calls/accountFields';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { idField } from '@mukae/contract/calls/fields';
import { grantableRoles, type Role, roles } from '@mukae/contract/domain/account/role';
import * as z from 'zod/mini';
import type { NewPassword } from '@/features/accounts/newPassword/readNewPassword';
import { pictureField } from '@/forms/pictureField';

/** What stands in the form about a user. */
export interface UserDraft extends NewPassword {
  login_id: string;
  role: Role;
  name: string;
  kana: string;
  changesPassword: boolean;
  storeId: number | null;
  character_id: number | null;
  subject_name: string;
  image: File | null;
}

export const userFields = z.object({
  login_id: emailField,
  role: z.pipe(z.enum(roles), z.enum(grantableRoles)),
  name: nameField,
  kana: kanaField,
  password: z.optional(passwordField),
  storeId: z.nullable(idField),
  character_id: z.nullable(idField),
  subject_name: subjectField,
  image: z.nullable(pictureField),
});

export const emptyUser: UserDraft = {
  login_id: '',
  role: 'operator',
  name: '',
  kana: '',
  changesPassword: false,
  password: '',
  confirmation: '',
  storeId: null,
  character_id: null,
  subject_name: '',
  image: null,
};

export const userDraftOf = ({
  loginId,
  role,
  name,
  kana,
  storeId,
  character_id,
  subject_name,
}: UserAnswer): UserDraft => ({
  ...emptyUser,
  login_id: loginId,
  role,
  name,
  kana,
  storeId: storeId === 0 ? null : storeId,
  character_id,
  subject_name,
});

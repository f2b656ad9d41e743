import { emailField, nameField } from '@mukae/contract/calls/accountFields';
import type { Language } from '@mukae/contract/language';
import * as z from 'zod/mini';
import { formFaults } from '@/language/formFaults';
import { newPasswordFaults } from '../newPassword/newPasswordFaults';
import type { ChangedFields } from './changedFields';

const changedProfile = z.object({ loginId: z.optional(emailField), name: z.optional(nameField) });

export type ProfileFaults = Partial<Record<'loginId' | 'name' | 'password' | 'confirmation', string>>;

/** What is wrong with the change. What was not touched is not judged. */
export function profileFaults(changed: ChangedFields, confirmation: string, language: Language): ProfileFaults {
  const { login_id, name, password } = changed;
  return {
    ...formFaults(changedProfile, { loginId: login_id, name }, language),
    ...(password !== undefined && newPasswordFaults({ password, confirmation }, language)),
  };
}

import { passwordField, signageLoginIdField } from '@mukae/contract/calls/accountFields';
import { lengthField } from '@mukae/contract/calls/numberFields';
import { titleField } from '@mukae/contract/calls/textFields';
import type { Language } from '@mukae/contract/language';
import * as z from 'zod/mini';
import { formFaults } from '@/language/formFaults';
import type { SignageField, SignageValues } from './changedSignage';

const fields = z.object({
  name: titleField,
  storeId: z.string().check(z.minLength(1, 'required')),
  loginId: z.optional(signageLoginIdField),
  password: z.optional(passwordField),
  width: lengthField,
  height: lengthField,
});

/** What is wrong with the fields. A login id may be missing only as long as there is none to lose, and no password that goes with it. */
export const signageFaults = (
  { loginId, password, ...values }: SignageValues,
  { mayLackLoginId, language }: { mayLackLoginId: boolean; language: Language },
): Partial<Record<SignageField, string>> =>
  formFaults(
    fields,
    {
      ...values,
      ...((loginId !== '' || password !== '' || !mayLackLoginId) && { loginId }),
      ...(password !== '' && { password }),
    },
    language,
  );

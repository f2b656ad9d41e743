import { passwordField } from '@mukae/contract/calls/accountFields';
import * as z from 'zod/mini';
import { andAlso, type Faults, type Reading, readBy } from '@/forms/reading';

export interface NewPassword {
  password: string;
  confirmation: string;
}

/** Whoever chooses a password writes it twice. */
export function confirmationFaults({ password, confirmation }: NewPassword): Faults {
  if (confirmation === '') return { confirmation: 'confirmRequired' };
  return confirmation === password ? {} : { confirmation: 'confirmMismatch' };
}

const newPassword = z.object({ password: passwordField });

export const readNewPassword = (draft: NewPassword): Reading<{ password: string }> =>
  andAlso(readBy(newPassword, { password: draft.password }), confirmationFaults(draft));

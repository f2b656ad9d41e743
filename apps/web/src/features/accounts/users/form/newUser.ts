import type * as z from 'zod/mini';
import { confirmationFaults } from '@/features/accounts/newPassword/readNewPassword';
import { andAlso, type Reading, readBy } from '@/forms/reading';
import { type UserDraft, userForm } from './userFields';

type NewUser = z.output<typeof userForm>;

/** A password may be left out; whoever writes one writes it twice. */
export function readNewUser({ password, confirmation, changesPassword: _, ...draft }: UserDraft): Reading<NewUser> {
  const choosesPassword = password !== '' || confirmation !== '';
  if (!choosesPassword) return readBy(userForm, draft);
  return andAlso(readBy(userForm, { ...draft, password }), confirmationFaults({ password, confirmation }));
}

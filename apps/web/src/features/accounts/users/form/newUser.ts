import type { accountCalls } from '@mukae/contract/calls/accounts';
import type { RequestOf } from '@mukae/contract/calls/call';
import type * as z from 'zod/mini';
import { confirmationFaults } from '@/features/accounts/newPassword/readNewPassword';
import { andAlso, type Reading, readBy } from '@/forms/reading';
import { type UserDraft, userFields } from './userFields';

type NewUser = z.output<typeof userFields>;

/** A password may be left out; whoever writes one writes it twice. */
export function readNewUser({ password, confirmation, changesPassword: _, ...draft }: UserDraft): Reading<NewUser> {
  const choosesPassword = password !== '' || confirmation !== '';
  if (!choosesPassword) return readBy(userFields, draft);
  return andAlso(readBy(userFields, { ...draft, password }), confirmationFaults({ password, confirmation }));
}

/** What was left empty is not sent. */
export const newUserRequest = ({
  storeId,
  character_id,
  subject_name,
  image: _,
  ...user
}: NewUser): RequestOf<typeof accountCalls.addUser> => ({
  ...user,
  storeId: storeId ?? undefined,
  character_id: character_id ?? undefined,
  subject_name: subject_name || undefined,
});

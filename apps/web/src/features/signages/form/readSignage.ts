import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { keptLoginId } from '@mukae/contract/domain/account/loginId';
import * as z from 'zod/mini';
import { andAlso, type Faults, type Reading, readBy, readChange } from '@/forms/reading';
import { type SignageDraft, signageDraftOf, signageForm } from './signageFields';

/** A login id that was made up cannot be typed: whoever gives a password gives one, too. */
const loginFaults = ({ loginId, password }: SignageDraft): Faults =>
  password !== '' && loginId === '' ? { loginId: 'required' } : {};

type NewSignage = z.output<typeof signageForm>;

/** Login id and password may be left out. */
export const readNewSignage = (draft: SignageDraft): Reading<NewSignage> =>
  andAlso(
    readBy(signageForm, {
      ...draft,
      loginId: draft.loginId || undefined,
      password: draft.password || undefined,
    }),
    loginFaults(draft),
  );

const signageChange = z.partial(signageForm);

/** Only what somebody wrote or chose. */
export type SignageChange = z.output<typeof signageChange>;

export function readSignageChange(signage: SignageAnswer, draft: SignageDraft): Reading<SignageChange> {
  const before = signageDraftOf(signage);
  const after = { ...draft, loginId: keptLoginId(before.loginId, draft.loginId) };
  return andAlso(readChange(signageChange, before, after), loginFaults(draft));
}

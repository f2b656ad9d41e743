import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { keptLoginId } from '@mukae/contract/domain/account/loginId';
import * as z from 'zod/mini';
import { type Reading, readBy, readChange } from '@/forms/reading';
import { type SignageDraft, signageDraftOf, signageForm } from './signageFields';

type NewSignage = z.output<typeof signageForm>;

/** Login id and password may be left out, each by itself: a login id is made up then, and told in the settings. */
export const readNewSignage = (draft: SignageDraft): Reading<NewSignage> =>
  readBy(signageForm, {
    ...draft,
    loginId: draft.loginId || undefined,
    password: draft.password || undefined,
  });

const signageChange = z.partial(signageForm);

/** Only what somebody wrote or chose. */
export type SignageChange = z.output<typeof signageChange>;

export function readSignageChange(signage: SignageAnswer, draft: SignageDraft): Reading<SignageChange> {
  const before = signageDraftOf(signage);
  const after = { ...draft, loginId: keptLoginId(before.loginId, draft.loginId) };
  return readChange(signageChange, before, after);
}

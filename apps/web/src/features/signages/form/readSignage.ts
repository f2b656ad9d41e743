import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { keptLoginId } from '@mukae/contract/domain/account/loginId';
import * as z from 'zod/mini';
import { andAlso, type Faults, type Reading, readBy, readChange } from '@/forms/reading';
import { type SignageDraft, signageDraftOf, signageFields } from './signageFields';

/** A login id that was made up cannot be typed: whoever gives a password gives one, too. */
const loginFaults = ({ login_id, password }: SignageDraft): Faults =>
  password !== '' && login_id === '' ? { login_id: 'required' } : {};

type NewSignage = z.output<typeof signageFields>;

/** Login id and password may be left out. */
export const readNewSignage = (draft: SignageDraft): Reading<NewSignage> =>
  andAlso(
    readBy(signageFields, {
      ...draft,
      login_id: draft.login_id || undefined,
      password: draft.password || undefined,
    }),
    loginFaults(draft),
  );

const signageChange = z.partial(signageFields);

/** Only what somebody wrote or chose. */
export type SignageChange = z.output<typeof signageChange>;

export function readSignageChange(signage: SignageAnswer, draft: SignageDraft): Reading<SignageChange> {
  const before = signageDraftOf(signage);
  const after = { ...draft, login_id: keptLoginId(before.login_id, draft.login_id) };
  return andAlso(readChange(signageChange, before, after), loginFaults(draft));
}

/** Whoever changes how a device logs in shows who she is; the device is logged out. */
export const logsDeviceOut = ({ login_id, password }: SignageChange): boolean =>
  login_id !== undefined || password !== undefined;

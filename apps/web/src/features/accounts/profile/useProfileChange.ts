import { accountCalls } from '@mukae/contract/calls/accounts';
import { changesWayIn } from '@mukae/contract/domain/account/accountChange';
import { call } from '@/api/call';
import type { Form } from '@/forms/useForm';
import { type DoneChange, type Sending, useGuardedChange } from '@/forms/useGuardedChange';
import type { ProfileChange, ProfileDraft } from './profileChange';

function send({ wanted, currentPassword, isForced }: Sending<ProfileChange>) {
  const { image, ...fields } = wanted;
  return call(accountCalls.changeUser, { target: 'SELF', ...fields, currentPassword, isForced }, { image });
}

export const useProfileChange = (
  form: Form<ProfileDraft, ProfileChange>,
  onDone: (done: DoneChange<ProfileChange>) => void,
) => useGuardedChange({ form, send, needsCurrentPassword: changesWayIn, onDone });

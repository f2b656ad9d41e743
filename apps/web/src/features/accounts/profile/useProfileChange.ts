import { accountCalls } from '@mukae/contract/calls/accounts';
import { call } from '@/api/call';
import { type Sending, useGuardedChange } from '@/forms/useGuardedChange';
import { type ChangedFields, needsCurrentPassword } from './changedFields';

function send({ wanted, currentPassword, isForceSubmit }: Sending<ChangedFields>) {
  const { image, ...fields } = wanted;
  return call(accountCalls.updateUser, { targetUserId: 'SELF', ...fields, currentPassword, isForceSubmit }, { image });
}

export function useProfileChange(onSaved: (done: { identified: boolean; changed: ChangedFields }) => void) {
  return useGuardedChange({
    send,
    needsCurrentPassword,
    onDone: ({ identified, wanted }) => onSaved({ identified, changed: wanted }),
  });
}

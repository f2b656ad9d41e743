import { type SignageAnswer, signageCalls } from '@mukae/contract/calls/signages';
import { call } from '@/api/call';
import { useAfterChange } from '@/forms/useAfterChange';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { signageChanges } from '../signageChanges';
import { type ChangedSignage, logsDeviceOut } from './changedSignage';
import { signageFormTexts } from './signageForm.texts';

/** Saves a signage; a change of how its device logs in needs the current password of who asks for it. */
export function useSignageChange({ id, version }: SignageAnswer) {
  const t = useTexts(signageFormTexts);
  const leave = useAfterChange(signageChanges);
  return useGuardedChange<ChangedSignage>({
    send: ({ wanted: { image, ...fields }, currentPassword }) =>
      call(signageCalls.updateSignage, { targetId: id, version, ...fields, currentPassword }, { image }),
    needsCurrentPassword: logsDeviceOut,
    onDone: ({ wanted }) => void leave(t.change.done, logsDeviceOut(wanted) ? t.change.loggedOut : undefined),
  });
}

import { type SignageAnswer, signageCalls } from '@mukae/contract/calls/signages';
import { call } from '@/api/call';
import { orNoChoice } from '@/api/orNoChoice';
import { useAfterChange } from '@/forms/useAfterChange';
import type { Form } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { signageChanges } from '../signageChanges';
import { logsDeviceOut, type SignageChange } from './readSignage';
import type { SignageDraft } from './signageFields';
import { signageFormTexts } from './signageForm.texts';

/** Saves a signage; a change of how its device logs in needs the current password of who asks for it. */
export function useSignageChange({ id, version }: SignageAnswer, form: Form<SignageDraft, SignageChange>) {
  const t = useTexts(signageFormTexts);
  const leave = useAfterChange(signageChanges);
  return useGuardedChange({
    form,
    send: ({ wanted: { image, default_character_id, ...fields }, currentPassword }) =>
      call(
        signageCalls.changeSignage,
        {
          targetId: id,
          version,
          ...fields,
          default_character_id: orNoChoice(default_character_id),
          currentPassword,
        },
        { image: image ?? undefined },
      ),
    needsCurrentPassword: logsDeviceOut,
    onDone: ({ wanted }) => void leave(t.change.done, logsDeviceOut(wanted) ? t.change.loggedOut : undefined),
  });
}

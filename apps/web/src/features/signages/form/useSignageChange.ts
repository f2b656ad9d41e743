import { type SignageAnswer, signageCalls } from '@mukae/contract/calls/signages';
import { changesWayIn } from '@mukae/contract/domain/account/accountChange';
import { call } from '@/api/call';
import { useAfterChange } from '@/forms/useAfterChange';
import type { Form } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { signageChanges } from '../signageChanges';
import type { SignageChange } from './readSignage';
import type { SignageDraft } from './signageFields';
import { signageFormTexts } from './signageForm.texts';

/** Saves a signage; a change of how its device logs in needs the current password of who asks for it. */
export function useSignageChange({ id, version }: SignageAnswer, form: Form<SignageDraft, SignageChange>) {
  const t = useTexts(signageFormTexts);
  const leave = useAfterChange(signageChanges);
  return useGuardedChange({
    form,
    send: ({ wanted: { image, ...fields }, currentPassword }) =>
      call(
        signageCalls.changeSignage,
        { id, seenVersion: version, ...fields, currentPassword },
        { image: image ?? undefined },
      ),
    needsCurrentPassword: changesWayIn,
    onDone: ({ wanted }) => void leave(t.change.done, changesWayIn(wanted) ? t.change.loggedOut : undefined),
  });
}

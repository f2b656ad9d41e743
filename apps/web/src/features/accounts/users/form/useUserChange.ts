import { accountCalls, type UserAnswer } from '@mukae/contract/calls/accounts';
import { changesWayIn, logsUserOut } from '@mukae/contract/domain/account/accountChange';
import { call } from '@/api/call';
import { useLogInAnew } from '@/features/accounts/session/useLogInAnew';
import { useAfterChange } from '@/forms/useAfterChange';
import type { Form } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { userChanges } from '../userChanges';
import type { UserChange } from './userChange';
import type { UserDraft } from './userFields';
import { userFormTexts } from './userForm.texts';

/** Saves a change to the user as she was seen. Whoever has thrown herself out logs in anew. */
export function useUserChange({ userId, version, name, isOwnConfig }: UserAnswer, form: Form<UserDraft, UserChange>) {
  const t = useTexts(userFormTexts);
  const logInAnew = useLogInAnew();
  const leave = useAfterChange(userChanges);

  const finish = async (changed: UserChange) => {
    if (!isOwnConfig || !logsUserOut(changed)) return leave(t.changing.done, changed.name ?? name);
    await logInAnew({ passwordChanged: changed.password !== undefined });
  };

  return useGuardedChange({
    form,
    send: ({ wanted: { image, ...fields }, currentPassword, isForced }) =>
      call(
        accountCalls.changeUser,
        { target: userId, seenVersion: version, ...fields, currentPassword, isForced },
        { image: image ?? undefined },
      ),
    needsCurrentPassword: changesWayIn,
    onDone: ({ wanted }) => void finish(wanted),
  });
}

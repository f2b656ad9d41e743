import { sessionCalls } from '@mukae/contract/calls/sessions';
import { landingOf } from '@mukae/contract/domain/account/landing';
import type { Role } from '@mukae/contract/domain/account/role';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/call';
import { formIsDone } from '@/forms/formIsDone';
import { useGoOn } from '@/forms/useGoOn';
import type { DoneChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { useLogInAnew } from '../session/useLogInAnew';
import { meQuery } from '../useMe';
import { profileTexts } from './profile.texts';
import type { ProfileChange } from './profileChange';

/** Who had to show who she is logs in anew; everybody else goes back to work. */
export function useAfterSaving(role: Role) {
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  const goOn = useGoOn();
  const logInAnew = useLogInAnew();

  return async ({ identified, wanted }: DoneChange<ProfileChange>) => {
    if (identified) {
      await call(sessionCalls.logout, {});
      return logInAnew({ passwordChanged: wanted.password !== undefined });
    }
    void client.invalidateQueries({ queryKey: meQuery.queryKey });
    await goOn('/app/service/standby', {
      state: { isOperator: landingOf(role).state?.isOperator === true, ...formIsDone },
    });
    void toast.success({ title: t.savedTitle, text: t.savedText, closeLabel: t.close });
  };
}

import { accountCalls } from '@mukae/contract/calls/accounts';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { useNavigate } from 'react-router';
import { call } from '@/api/call';
import { Entrance } from '@/features/entrance';
import { FormTrouble } from '@/forms/FormTrouble';
import { useForm } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { GuardDialogs } from '../GuardDialogs';
import { readNewPassword } from '../newPassword/readNewPassword';
import { PasswordSettingForm } from './PasswordSettingForm';
import { passwordSettingTexts } from './passwordSetting.texts';
import { useSendStrangersToLogin } from './useSendStrangersToLogin';

const empty = { password: '', confirmation: '' };

/** For whoever came in with a temporary password: nothing else can be done before a new one is set. */
export function PasswordSettingScreen() {
  const t = useTexts(passwordSettingTexts);
  const navigate = useNavigate();
  const form = useForm({ first: empty, read: readNewPassword });
  const guarded = useGuardedChange({
    form,
    send: ({ wanted, currentPassword, isForced }) =>
      call(accountCalls.changeUser, { ...wanted, currentPassword, isForced }),
    needsCurrentPassword: () => true,
    onDone: async () => {
      await call(sessionCalls.logout, {});
      void navigate('/login', { replace: true, state: { passwordChanged: true } });
    },
  });
  useSendStrangersToLogin();

  return (
    <Entrance hall={{ figure: '/characters/kento/fold.webp', ...t.hall }} title={t.title} lead={t.lead}>
      <FormTrouble trouble={guarded.atForm.trouble} />
      <PasswordSettingForm form={form} onSubmit={form.whenRight(guarded.submit)} />
      <GuardDialogs form={guarded} passwordLabel={t.temporaryPassword} />
    </Entrance>
  );
}

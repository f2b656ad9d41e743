import { Entrance } from '@/features/entrance';
import { useTexts } from '@/language/LanguageProvider';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { CurrentPasswordDialog } from '../CurrentPasswordDialog';
import { PasswordSettingForm } from './PasswordSettingForm';
import classes from './PasswordSettingScreen.module.css';
import { passwordSettingTexts } from './passwordSetting.texts';
import { usePasswordChange } from './usePasswordChange';
import { useSendStrangersToLogin } from './useSendStrangersToLogin';

/** For whoever came in with a temporary password: nothing else can be done before a new one is set. */
export function PasswordSettingScreen() {
  const t = useTexts(passwordSettingTexts);
  const { change, begin, cancel, finish } = usePasswordChange();
  useSendStrangersToLogin();

  return (
    <Entrance hall={{ figure: '/characters/kento/guide.webp', ...t.hall }} title={t.title} lead={t.lead}>
      {change.step === 'editing' && change.trouble && (
        <div className={classes.trouble}>
          <ErrorBanner {...change.trouble} />
        </div>
      )}
      <PasswordSettingForm onSubmit={begin} />
      <CurrentPasswordDialog
        opened={change.step === 'confirming'}
        label={t.temporaryPassword}
        busy={change.step === 'confirming' && change.busy}
        error={change.step === 'confirming' ? change.trouble : null}
        onSubmit={(currentPassword) => {
          if (change.step === 'confirming') void finish(change.password, currentPassword);
        }}
        onClose={cancel}
      />
    </Entrance>
  );
}

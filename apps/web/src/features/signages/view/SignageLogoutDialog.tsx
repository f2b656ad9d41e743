import { useLogout } from '@/features/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { signageViewTexts } from './signageView.texts';
import type { Station } from './station/station';

export function SignageLogoutDialog({
  station,
  opened,
  onClose,
}: {
  station: Pick<Station, 'view' | 'farewell'>;
  opened: boolean;
  onClose: () => void;
}) {
  const t = useTexts(signageViewTexts);
  const view = useObserved(station.view);
  const isTalking = view.is === 'showing' && view.own.at === 'Active';
  const logout = useLogout(station.farewell);
  return (
    <ConfirmDialog
      opened={opened}
      title={t.logoutTitle}
      text={isTalking ? t.logoutEndsCall : t.logoutText}
      answers={{ cancel: t.cancel, confirm: t.logout }}
      busy={logout.isPending}
      onCancel={onClose}
      onConfirm={() => logout.mutate()}
    >
      {logout.error && <ErrorBanner {...logout.error.answer} />}
    </ConfirmDialog>
  );
}

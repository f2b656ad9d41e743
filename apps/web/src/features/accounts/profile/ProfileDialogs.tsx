import { useTexts } from '../../../language/LanguageProvider';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useLast } from '../../service/useLast';
import { CurrentPasswordDialog } from '../CurrentPasswordDialog';
import { profileTexts } from './profile.texts';
import type { ProfileChange } from './useProfileChange';

/** What may stand between the form and the end: the current password, and a question of the server. */
export function ProfileDialogs({
  change,
  onIdentify,
  onAccept,
  onGiveUp,
}: {
  change: ProfileChange;
  onIdentify: (currentPassword: string) => void;
  onAccept: () => void;
  onGiveUp: () => void;
}) {
  const t = useTexts(profileTexts);
  const question = useLast(change.step === 'confirming' ? change.question : null);
  return (
    <>
      <CurrentPasswordDialog
        opened={change.step === 'identifying'}
        busy={change.busy}
        error={change.step === 'identifying' ? change.trouble : null}
        onSubmit={onIdentify}
        onClose={onGiveUp}
      />
      <ConfirmDialog
        opened={change.step === 'confirming'}
        code={question?.code ?? ''}
        text={question?.msg}
        answers={{ cancel: t.confirm.cancel, confirm: t.confirm.accept }}
        busy={change.busy}
        onCancel={onGiveUp}
        onConfirm={onAccept}
      />
    </>
  );
}

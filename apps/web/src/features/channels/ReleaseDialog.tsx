import type { ChannelAnswer } from '@mukae/contract/calls/channels';
import { useTexts } from '@/language/LanguageProvider';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { useLast } from '@/ui/useLast';
import { channelsTexts } from './channels.texts';
import { useRelease } from './useRelease';

export function ReleaseDialog({
  channel,
  opened,
  onClose,
}: {
  channel: ChannelAnswer;
  opened: boolean;
  onClose: () => void;
}) {
  const { releasing: t } = useTexts(channelsTexts);
  const operator = useLast(channel.operator);
  const { busy, trouble, release, forget } = useRelease(channel, onClose);
  const close = () => {
    forget();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t.question(channel.number)}
      text={operator && t.text(operator.name)}
      answers={{ cancel: t.cancel, confirm: t.confirm }}
      busy={busy}
      onCancel={close}
      onConfirm={release}
    >
      {trouble && <ErrorBanner code={trouble.code} msg={trouble.msg} />}
    </ConfirmDialog>
  );
}

import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { formatBytes } from '@mukae/contract/domain/media/fileSize';
import { IconX } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { UploadRow, type UploadState } from '@/ui/UploadRow';
import { mediaTexts } from '../media.texts';
import { isUnderway, type Upload } from './uploadQueue';

export interface UploadDeeds {
  cancel: (id: number) => void;
  retry: (id: number) => void;
  dismiss: (id: number) => void;
}

const mayRetry = ({ state }: Upload): boolean =>
  state.step === 'cancelled' || (state.step === 'failed' && !state.reason.isFinal);

export function UploadLine({ upload, cancel, retry, dismiss }: { upload: Upload } & UploadDeeds) {
  const { upload: t } = useTexts(mediaTexts);
  const { id, file, state } = upload;
  const mayCancel = isUnderway(state);
  const label = mayCancel ? t.cancel(file.name) : t.dismiss(file.name);
  return (
    <UploadRow
      name={file.name}
      state={useShownState(upload)}
      actions={
        <>
          {mayRetry(upload) && (
            <Button size="xs" variant="light" onClick={() => retry(id)}>
              {t.retry}
            </Button>
          )}
          <Tooltip label={label}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              aria-label={label}
              onClick={() => (mayCancel ? cancel(id) : dismiss(id))}
            >
              <IconX size={18} stroke={1.8} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </>
      }
    />
  );
}

const unbroken = (size: string): string => size.replace(' ', '\u00a0');

function useShownState({ file, state }: Upload): UploadState {
  const { upload: t } = useTexts(mediaTexts);
  switch (state.step) {
    case 'waiting':
      return { step: 'sending', percent: 0, note: t.waiting };
    case 'sending':
      return { step: 'sending', percent: state.percent, note: noteOf(state, t) };
    case 'done':
      return { step: 'done', text: t.done };
    case 'failed':
      return { step: 'failed', text: t.failed(state.reason.msg, unbroken(formatBytes(file.size))) };
    case 'cancelled':
      return { step: 'stopped', text: t.cancelled };
  }
}

/** Once all has left, the server looks into the file. */
function noteOf(
  { percent, secondsLeft }: { percent: number; secondsLeft: number | null },
  t: (typeof mediaTexts)['ja']['upload'],
): string {
  if (percent >= 100) return t.checking;
  return secondsLeft === null ? t.sending(percent) : t.sendingLeft(percent, secondsLeft);
}

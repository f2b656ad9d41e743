import { Button, Loader, Modal, Text } from '@mantine/core';
import { endOfSlot } from '@/dates/slotInWords';
import { useTexts } from '@/language/LanguageProvider';
import { useLast } from '@/ui/useLast';
import { enteringTexts } from './entering.texts';
import classes from './GuestAwaited.module.css';
import type { MeetingEntry } from './useMeetingEntry';

/** She is there, her guest is not yet; or nobody comes any more. */
export function GuestAwaited({ entry: { awaited, whyInVain, giveUp } }: { entry: MeetingEntry }) {
  const t = useTexts(enteringTexts);
  const shown = useLast(awaited);
  const how = useLast(awaited && (whyInVain ?? 'awaited')) ?? 'awaited';
  const isAwaited = how === 'awaited';
  return (
    <Modal
      opened={awaited !== null}
      onClose={giveUp}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={t[how].title}
      size={480}
    >
      <div className={classes.words}>
        {shown && <b>{shown.title}</b>}
        <Text c="dimmed" role="status">
          {t[how].text}
          {isAwaited && shown && t.awaited.until(endOfSlot(shown))}
        </Text>
        <div className={classes.foot}>
          {isAwaited && <Loader type="dots" aria-hidden />}
          <Button variant="default" onClick={giveUp}>
            {isAwaited ? t.awaited.giveUp : t.close}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

import { ActionIcon, Button, Modal, RingProgress, Text, Title } from '@mantine/core';
import type { Ring } from '@mukae/contract/realtime/messageFields';
import { HandedOver } from '@/features/receptionist';
import { IconBellRinging, IconPhoneCall, IconVolume, IconVolumeOff } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useServerNow } from '@/live/useServerNow';
import { GreetingCharacter } from './GreetingCharacter';
import classes from './RingingDialog.module.css';
import { RingPicture } from './RingPicture';
import { ringClock } from './ringClock';
import { ringingTexts } from './ringing.texts';
import { useBell } from './useBell';

/** The one moment when the console raises its voice. Escape does not decline: a decline is always pressed on purpose. */
export function RingingDialog({
  opened,
  ring,
  others,
  isMuted,
  busy,
  onMute,
  onAccept,
  onDecline,
}: {
  opened: boolean;
  ring: Ring;
  others: number;
  isMuted: boolean;
  busy: 'accepting' | 'declining' | null;
  onMute: () => void;
  onAccept: () => void;
  onDecline: () => void;
}) {
  const t = useTexts(ringingTexts);
  const { isBlocked } = useBell();
  return (
    <Modal.Root
      opened={opened}
      onClose={onDecline}
      size={860}
      centered
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={400}
    >
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content className={classes.dialog}>
        <div className={classes.head}>
          <span className={classes.bell} data-still={busy === 'accepting' || undefined} aria-hidden>
            <i />
            <i />
            <IconBellRinging size={24} stroke={1.8} />
          </span>
          <Modal.Title className={classes.title}>{t.title}</Modal.Title>
          <ActionIcon
            variant="transparent"
            c="inherit"
            size={40}
            aria-label={isMuted ? t.unmute : t.mute}
            onClick={onMute}
          >
            {isMuted ? <IconVolumeOff size={22} stroke={1.7} /> : <IconVolume size={22} stroke={1.7} />}
          </ActionIcon>
        </div>
        <div className={classes.body}>
          <RingPicture ring={ring} />
          <div className={classes.facts}>
            <div>
              <Text size="sm" c="dimmed">
                {ring.storeName}
              </Text>
              <Title order={3} className={classes.place}>
                {ring.signageName}
              </Title>
            </div>
            <div>
              <Text size="xs" c="dimmed" mb={6}>
                {t.touched}
              </Text>
              <span className={classes.touched}>{ring.touchButton || t.staffCall}</span>
            </div>
            <Waiting ring={ring} />
            <GreetingCharacter />
          </div>
          <div className={classes.said}>
            <HandedOver requestId={ring.requestId} />
          </div>
        </div>
        <div className={classes.foot}>
          <div className={classes.notes} role="status">
            {others > 0 && <Text size="sm">{t.others(others)}</Text>}
            {isBlocked && !isMuted && (
              <Text size="sm" c="dimmed">
                {t.blocked}
              </Text>
            )}
          </div>
          <Button
            variant="default"
            size="lg"
            disabled={busy === 'accepting'}
            loading={busy === 'declining'}
            onClick={onDecline}
          >
            {t.decline}
          </Button>
          <Button
            key={ring.requestId}
            size="lg"
            className={classes.accept}
            leftSection={<IconPhoneCall size={22} stroke={1.8} aria-hidden />}
            disabled={busy === 'declining'}
            loading={busy === 'accepting'}
            onClick={onAccept}
            data-autofocus
          >
            {t.accept}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

function Waiting({ ring }: { ring: Ring }) {
  const t = useTexts(ringingTexts);
  const { waited, remaining, share } = ringClock(ring, useServerNow());
  return (
    <div className={classes.waiting}>
      <RingProgress
        size={76}
        thickness={7}
        roundCaps
        sections={[{ value: share * 100, color: 'var(--mk-signal)' }]}
        rootColor="var(--mk-line)"
        label={<span className={classes.seconds}>{waited}</span>}
        aria-hidden
      />
      <div>
        <Text fw={600}>{t.waited(waited)}</Text>
        <Text size="sm" c="dimmed">
          {t.remaining(remaining)}
        </Text>
      </div>
    </div>
  );
}

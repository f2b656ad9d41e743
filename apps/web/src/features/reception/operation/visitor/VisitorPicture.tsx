import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { clockTime } from '@/dates/clockTime';
import type { ConnectionFacts } from '@/features/reception/calling/CallConnection';
import { IconArrowsMaximize, IconArrowsMinimize, IconCamera, IconHandFinger, IconVolume } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useLastSeen } from './useLastSeen';
import { usePlayed } from './usePlayed';
import classes from './VisitorPicture.module.css';
import { visitorTexts } from './visitor.texts';

type Words = (typeof visitorTexts)['ja'];

function meanwhile({ state, picture, isOtherGone }: ConnectionFacts, t: Words): string | null {
  if (isOtherGone) return t.stopped;
  if (picture === 'decoding') return null;
  return state === 'connected' && picture === 'stuck' ? t.noPicture : t.connecting;
}

/** Who stands before the signage, and what for; what is to be known first lies on it. */
export function VisitorPicture({
  connection,
  touchButton,
  volume,
  microphone,
  banner,
}: {
  connection: ConnectionFacts;
  touchButton: string;
  volume: number;
  microphone: MediaStreamTrack | null;
  banner: ReactNode;
}) {
  const t = useTexts(visitorTexts);
  const [isWhole, setIsWhole] = useState(false);
  const { ref, isSilenced, listen } = usePlayed(connection.media?.person, volume, microphone);
  const words = meanwhile(connection, t);
  const seenAt = useLastSeen(connection.media, words === null);
  const Shape = isWhole ? IconArrowsMinimize : IconArrowsMaximize;
  const shaping = isWhole ? t.showFilling : t.showWhole;
  return (
    <figure className={classes.picture} data-whole={isWhole || undefined} data-without={words !== null || undefined}>
      <video ref={ref} className={classes.video} muted playsInline aria-label={t.camera} />
      {words && (
        <div className={classes.meanwhile} role="status">
          {words}
          {seenAt !== null && <small>{t.seenAt(clockTime(seenAt))}</small>}
        </div>
      )}
      <figcaption className={classes.caption}>
        <IconCamera size={16} stroke={1.8} aria-hidden />
        {t.camera}
      </figcaption>
      {touchButton !== '' && (
        <span className={classes.asked}>
          <IconHandFinger size={16} stroke={1.8} aria-hidden />
          <span>{t.asked(touchButton)}</span>
        </span>
      )}
      <Tooltip label={shaping} position="left">
        <ActionIcon className={classes.fit} size={36} aria-label={shaping} onClick={() => setIsWhole(!isWhole)}>
          <Shape size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isSilenced && (
        <Button
          className={classes.listen}
          size="sm"
          leftSection={<IconVolume size={18} stroke={1.7} aria-hidden />}
          onClick={listen}
        >
          {t.listen}
        </Button>
      )}
      {banner}
    </figure>
  );
}

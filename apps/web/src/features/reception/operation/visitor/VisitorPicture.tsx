import { Button } from '@mantine/core';
import type { ConnectionFacts } from '@/features/reception/calling/CallConnection';
import { IconCamera, IconHandFinger, IconVolume } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { usePlayed } from './usePlayed';
import classes from './VisitorPicture.module.css';
import { visitorTexts } from './visitor.texts';

type Words = (typeof visitorTexts)['ja'];

function meanwhile({ state, picture }: ConnectionFacts, t: Words): string | null {
  if (state === 'interrupted') return t.interrupted;
  if (picture === 'decoding') return null;
  return state === 'connected' && picture === 'stuck' ? t.noPicture : t.connecting;
}

/** Who stands before the signage, and what for. */
export function VisitorPicture({
  connection,
  touchButton,
  volume,
}: {
  connection: ConnectionFacts;
  touchButton: string;
  volume: number;
}) {
  const t = useTexts(visitorTexts);
  const { ref, isSilenced, listen } = usePlayed(connection.media?.person, volume);
  const words = meanwhile(connection, t);
  return (
    <figure className={classes.picture}>
      <video ref={ref} className={classes.video} muted playsInline aria-label={t.camera} />
      {words && (
        <div className={classes.meanwhile} role="status">
          {words}
        </div>
      )}
      {touchButton !== '' && (
        <span className={classes.asked}>
          <IconHandFinger size={16} stroke={1.8} aria-hidden />
          {t.asked(touchButton)}
        </span>
      )}
      <figcaption className={classes.caption}>
        <IconCamera size={15} aria-hidden />
        {t.camera}
      </figcaption>
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
    </figure>
  );
}

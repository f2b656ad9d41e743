import { Text, Title } from '@mantine/core';
import { japanClock } from '@mukae/contract/domain/time/japanTime';
import { IconMessageDots, IconVideo } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Countdown } from './Countdown';
import classes from './WaitingWords.module.css';
import { waitingRoomTexts } from './waitingRoom.texts';

export function WaitingWords({ start, now }: { start: Date; now: Date }) {
  const t = useTexts(waitingRoomTexts);
  return (
    <>
      <Title order={1} className={classes.start}>
        {t.startsAt(japanClock(start))}
      </Title>
      <div className={classes.rest}>
        <span className={classes.label} aria-hidden>
          {t.untilStart}
        </span>
        <Countdown ms={start.getTime() - now.getTime()} />
      </div>
      <Text>{t.opensByItself}</Text>
      <ul className={classes.hints}>
        <li>
          <IconVideo size={20} stroke={1.7} aria-hidden />
          {t.allowDevices}
        </li>
        <li>
          <IconMessageDots size={20} stroke={1.7} aria-hidden />
          {t.quietPlace}
        </li>
      </ul>
    </>
  );
}

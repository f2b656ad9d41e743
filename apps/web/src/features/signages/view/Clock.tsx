import { VisuallyHidden } from '@mantine/core';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { useEffect, useState } from 'react';
import classes from './Clock.module.css';

/** Hours and minutes; looks every second, so that the minute turns when it turns. */
export function Clock({ label }: { label: string }) {
  const [now, setNow] = useState(timeNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className={classes.clock} dateTime={now}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {now}
    </time>
  );
}

const timeNow = () => toJapanIso(new Date()).slice(11, 16);

import { Button, VisuallyHidden } from '@mantine/core';
import type { Meeting } from '@mukae/contract/domain/reservation/meeting';
import { IconClock } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useServerNow } from '@/live/useServerNow';
import { elapsed } from '../head/elapsed';
import classes from './MeetingClock.module.css';
import { meetingTexts } from './meeting.texts';
import { meetingEnd } from './meetingEnd';
import { useExtension } from './useExtension';

/** What is left of the time that was reserved, and ten minutes more of it. */
export function MeetingClock({ meeting }: { meeting: Meeting }) {
  const t = useTexts(meetingTexts);
  const { leftMs, isNear, canExtend } = meetingEnd(meeting.until, useServerNow());
  const { isAsking, extend } = useExtension(meeting);
  return (
    <div className={classes.left} data-near={isNear || undefined}>
      <IconClock size={18} stroke={1.8} aria-hidden />
      <span className={classes.word} aria-hidden>
        {t.left}
      </span>
      <span role="timer" className={classes.time}>
        <VisuallyHidden>{t.left}</VisuallyHidden>
        {elapsed(leftMs)}
      </span>
      {canExtend && (
        <Button size="xs" variant="light" loading={isAsking} onClick={extend}>
          {t.extend}
        </Button>
      )}
    </div>
  );
}

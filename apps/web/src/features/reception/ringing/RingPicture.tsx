import { timing } from '@mukae/contract/domain/reception/timing';
import type { Ring } from '@mukae/contract/realtime/messageFields';
import { useState } from 'react';
import { clockTime } from '@/dates/clockTime';
import { IconUser } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useServerNow } from '@/live/useServerNow';
import classes from './RingingDialog.module.css';
import { ringingTexts } from './ringing.texts';

/** Who stands before the signage. The picture comes a moment after the ring, and may never come. */
export function RingPicture({ ring: { captureImageDir, pressedAt } }: { ring: Ring }) {
  const t = useTexts(ringingTexts);
  const [unreadable, setUnreadable] = useState('');
  const isThere = captureImageDir !== '' && captureImageDir !== unreadable;
  const now = useServerNow();
  const isAwaited = captureImageDir === '' && now - pressedAt < timing.pictureAwaited;
  return (
    <figure className={classes.picture}>
      {isThere ? (
        <>
          <img src={captureImageDir} alt={t.picture} onError={() => setUnreadable(captureImageDir)} />
          <figcaption>{t.takenAt(clockTime(pressedAt))}</figcaption>
        </>
      ) : (
        <div className={classes.noPicture}>
          <IconUser size={56} stroke={1.2} aria-hidden />
          {isAwaited ? t.pictureAwaited : t.noPicture}
        </div>
      )}
    </figure>
  );
}

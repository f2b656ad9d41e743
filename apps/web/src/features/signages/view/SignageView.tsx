import { useState } from 'react';
import { roleMay } from '@/api/roleMay';
import { useHiddenCursor } from './kiosk/useHiddenCursor';
import { useNoGestures } from './kiosk/useNoGestures';
import { useWakeLock } from './kiosk/useWakeLock';
import { Onlooker } from './Onlooker';
import classes from './SignageView.module.css';
import { useReadAgain } from './useReadAgain';
import { VisitorStation } from './VisitorStation';

/** The screen in the shop. It speaks to visitors: no error, no code, no name of a person ever stands on it. */
export function SignageView() {
  const [isSignage] = useState(() => roleMay('reception.request'));
  const isCursorHidden = useHiddenCursor();
  useNoGestures();
  useWakeLock();
  useReadAgain();
  return (
    <main className={classes.screen} data-cursor-hidden={isCursorHidden || undefined}>
      {isSignage ? <VisitorStation /> : <Onlooker />}
    </main>
  );
}

import type { TextBlock } from '@mukae/contract/domain/scene/block';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { type RefObject, useEffect, useRef } from 'react';
import { IconBell } from '@/icons';
import { placedText } from '../placed';
import { prefersStillness, useIsStill } from '../stillness';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import classes from './StaffCall.module.css';

/** line: in one line. two: the second language below. tile: as high as it is wide. */
type StaffCallShape = 'line' | 'two' | 'tile';

export function StaffCall({ block, shape, onCall }: { block: TextBlock; shape: StaffCallShape; onCall: () => void }) {
  return (
    <TouchTarget
      ref={useSwelling()}
      className={`${classes.call} ${classes[shape]}`}
      style={placedText(block)}
      onTouch={onCall}
    >
      <span className={classes.lamp}>
        <IconBell className={classes.bell} stroke={2.2} aria-hidden />
      </span>
      <span className={classes.words}>
        <Words of={sceneWords.callStaff} />
      </span>
    </TouchTarget>
  );
}

const swelling = { everyMs: 8000, lastsMs: 1600, scale: 1.018 };

/** Draws the eye to itself now and then; in between nothing is drawn at all. */
function useSwelling(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  const isStill = useIsStill();
  useEffect(() => {
    if (isStill || prefersStillness()) return;
    const swell = () =>
      ref.current?.animate([{ scale: 1 }, { scale: swelling.scale }, { scale: 1 }], {
        duration: swelling.lastsMs,
        easing: 'ease-in-out',
      });
    const timer = setInterval(swell, swelling.everyMs);
    return () => clearInterval(timer);
  }, [isStill]);
  return ref;
}

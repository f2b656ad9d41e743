import { UnstyledButton } from '@mantine/core';
import { motionKey } from '@mukae/contract/domain/avatar/gestureKeys';
import { type Motion, motions } from '@mukae/contract/domain/avatar/motions';
import { timing } from '@mukae/contract/domain/reception/timing';
import {
  type Icon,
  IconHandFingerLeft,
  IconHandFingerRight,
  IconHandStop,
  IconHourglassHigh,
  IconMoodCheck,
  IconMoodPuzzled,
  IconThinkingMedium,
  IconUserDown,
} from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { KeyCap } from '../keys/KeyCap';
import classes from './MotionList.module.css';
import { motionsTexts } from './motions.texts';

const icons: Readonly<Record<Motion, Icon>> = {
  bow: IconUserDown,
  wave: IconHandStop,
  nod: IconMoodCheck,
  tilt: IconMoodPuzzled,
  showLeft: IconHandFingerLeft,
  showRight: IconHandFingerRight,
  think: IconThinkingMedium,
  pleaseWait: IconHourglassHigh,
};

/** One after the other: while the avatar makes a motion, the others wait. */
export function MotionList({ playing, onPlay }: { playing: Motion | null; onPlay: ((motion: Motion) => void) | null }) {
  const t = useTexts(motionsTexts);
  return (
    <ul className={classes.list} style={{ '--motion-time': `${timing.motion}ms` }}>
      {motions.map((motion) => {
        const Shape = icons[motion];
        return (
          <li key={motion}>
            <UnstyledButton
              className={classes.motion}
              data-playing={motion === playing || undefined}
              disabled={!onPlay}
              aria-disabled={playing !== null}
              aria-pressed={motion === playing}
              aria-keyshortcuts={motionKey(motion)}
              onClick={() => onPlay?.(motion)}
            >
              <Shape size={19} stroke={1.7} aria-hidden />
              <span className={classes.word}>{t.motions[motion]}</span>
              <KeyCap of={motionKey(motion)} />
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}

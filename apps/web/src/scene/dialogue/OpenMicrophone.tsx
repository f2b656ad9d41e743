import type { Leading } from '@mukae/contract/domain/scene/answerPages';
import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import { IconMicrophone } from '@/icons';
import { goOnHere } from '../goOnHere';
import { TouchTarget } from '../TouchTarget';
import { useVoice } from '../useVoice';
import type { VoiceLevel } from '../voiceLevel';
import { Words } from '../Words';
import classes from './OpenMicrophone.module.css';

/** The microphone is open: it grows with the voice, and can be closed. */
export const OpenMicrophone = ({
  leading,
  voice,
  onStop,
}: {
  leading: Leading;
  voice: VoiceLevel;
  onStop: () => void;
}) => (
  <div ref={useVoice(voice)} className={classes.hearing}>
    <span className={classes.microphone}>
      <IconMicrophone className={classes.sign} stroke={2} aria-hidden />
    </span>
    <span className={classes.words} role="status">
      <span className={classes.large}>
        <Words of={dialogueWords.pleaseSpeak} leading={leading} />
      </span>
      <span className={classes.small}>
        <Words of={dialogueWords.whenFinished} leading={leading} />
      </span>
    </span>
    <span className={classes.waves} aria-hidden>
      {waves.map((height) => (
        <i key={height} style={{ height }} />
      ))}
    </span>
    <TouchTarget ref={goOnHere} className={classes.stop} onTouch={onStop}>
      <Words of={dialogueWords.stop} leading={leading} />
    </TouchTarget>
  </div>
);

const waves = [28, 56, 84, 48, 72, 32];

import { UnstyledButton } from '@mantine/core';
import { IconMicrophone, IconMicrophoneOff } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useVoice } from '@/scene/useVoice';
import type { VoiceLevel } from '@/scene/voiceLevel';
import { KeyCap } from '../keys/KeyCap';
import { letters } from '../keys/letters';
import { useLetterKey } from '../keys/useLetterKey';
import { barTexts } from './bar.texts';
import classes from './MuteButton.module.css';
import type { VoiceState } from './voiceState';

const longest = (...words: readonly string[]): string =>
  words.reduce((long, word) => (word.length > long.length ? word : long), '');

/** Mutes and unmutes, and shows whether the visitor hears me. */
export function MuteButton({ level, state, onToggle }: { level: VoiceLevel; state: VoiceState; onToggle: () => void }) {
  const t = useTexts(barTexts);
  const meter = useVoice<HTMLSpanElement>(level);
  useLetterKey(letters.mute, onToggle);
  const isMuted = state === 'muted';
  const Shape = state === 'spoken' ? IconMicrophone : IconMicrophoneOff;
  return (
    <UnstyledButton className={classes.mute} data-state={state} aria-keyshortcuts={letters.mute} onClick={onToggle}>
      <Shape size={21} stroke={1.7} aria-hidden />
      <span className={classes.words} data-room={longest(t.muted, t.aside, t.unheard)}>
        {isMuted ? t.unmute : t.mute}
        {state !== 'spoken' && <small>{t[state]}</small>}
        <span ref={meter} className={classes.level} aria-hidden />
      </span>
      <KeyCap of={letters.mute} />
    </UnstyledButton>
  );
}

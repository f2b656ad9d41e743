import { Button } from '@mantine/core';
import { IconMicrophone, IconMicrophoneOff } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './MuteButton.module.css';
import { meTexts } from './me.texts';
import { muteKey, useMuteKey } from './useMuteKey';

export function MuteButton({ isMuted, onToggle }: { isMuted: boolean; onToggle: () => void }) {
  const t = useTexts(meTexts);
  useMuteKey(onToggle);
  const Shape = isMuted ? IconMicrophoneOff : IconMicrophone;
  return (
    <Button
      className={classes.button}
      size="sm"
      variant={isMuted ? 'light' : 'default'}
      aria-keyshortcuts={muteKey}
      leftSection={<Shape size={18} stroke={1.7} aria-hidden />}
      rightSection={<kbd className={classes.key}>{muteKey}</kbd>}
      onClick={onToggle}
    >
      {isMuted ? t.unmute : t.mute}
    </Button>
  );
}

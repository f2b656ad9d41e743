import { IconEye, IconPhonePlus, IconRefresh, IconScreenShare, IconScreenShareOff, IconSettings } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import type { VoiceLevel } from '@/scene/voiceLevel';
import { letters } from '../keys/letters';
import { barTexts } from './bar.texts';
import classes from './ControlBar.module.css';
import { MuteButton } from './MuteButton';
import { Tool } from './Tool';
import type { VoiceState } from './voiceState';

/** What somebody who talks has beside what everybody has. */
interface Talking {
  voice: { level: VoiceLevel; state: VoiceState; onToggle: () => void };
  sharing: { isOn: boolean; onStart: () => void; onStop: () => void };
}

/** What is done in a call again and again, always in the same place. */
export function ControlBar({
  talking,
  isReconnectWanted,
  areSettingsOpen,
  onCallOut,
  onReconnect,
  onSettings,
}: {
  /** Null: who only watches is not heard and shows nothing. */
  talking: Talking | null;
  isReconnectWanted: boolean;
  areSettingsOpen: boolean;
  onCallOut: () => void;
  onReconnect: () => void;
  onSettings: () => void;
}) {
  const t = useTexts(barTexts);
  return (
    <section className={classes.bar} aria-label={t.title}>
      {talking ? (
        <MuteButton {...talking.voice} />
      ) : (
        <span className={classes.watching}>
          <IconEye size={20} stroke={1.7} aria-hidden />
          {t.watching}
        </span>
      )}
      <span className={classes.line} />
      <Tool
        icon={IconPhonePlus}
        word={t.callOut}
        letter={letters.callOut}
        tone={talking ? 'plain' : 'wanted'}
        onPress={onCallOut}
      />
      <Tool
        icon={IconRefresh}
        word={t.reconnect}
        letter={letters.reconnect}
        tone={isReconnectWanted ? 'wanted' : 'plain'}
        onPress={onReconnect}
      />
      {talking && <ShareTool {...talking.sharing} />}
      <span className={classes.air} />
      <Tool
        icon={IconSettings}
        word={t.settings}
        letter={letters.settings}
        tone={areSettingsOpen ? 'on' : 'plain'}
        isExpanded={areSettingsOpen}
        onPress={onSettings}
      />
    </section>
  );
}

function ShareTool({ isOn, onStart, onStop }: Talking['sharing']) {
  const t = useTexts(barTexts);
  return isOn ? (
    <Tool
      icon={IconScreenShareOff}
      word={t.stopSharing}
      name={t.stopSharingInFull}
      letter={letters.share}
      tone="on"
      onPress={onStop}
    />
  ) : (
    <Tool icon={IconScreenShare} word={t.share} name={t.shareInFull} letter={letters.share} onPress={onStart} />
  );
}

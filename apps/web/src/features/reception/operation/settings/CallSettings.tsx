import { useObserved } from '@/observing/useObserved';
import type { VoiceLevel } from '@/scene/voiceLevel';
import type { CallSession } from '../call/CallSession';
import { CapturePanel } from '../capture/CapturePanel';
import type { OperatorDevices } from '../devices/operatorDevices';
import type { CalledSignage } from '../stage/useCalledSignage';
import { VoicePanel } from '../voice/VoicePanel';
import { DevicesPanel } from './DevicesPanel';
import { type Setting, SettingsDrawer } from './SettingsDrawer';
import { ViewPanel } from './ViewPanel';

/** What there is to be set in this call; who only watches sets her devices. */
export function CallSettings({
  session,
  devices,
  signage,
  voice,
  volume,
  shown,
  onVolume,
  onShow,
  onClose,
}: {
  session: CallSession;
  devices: OperatorDevices;
  signage: CalledSignage | undefined;
  voice: VoiceLevel;
  volume: number;
  shown: Setting;
  onVolume: (percent: number) => void;
  onShow: (setting: Setting) => void;
  onClose: () => void;
}) {
  const { call } = useObserved(session.facts);
  const sharing = useObserved(session.share.sharing);
  const ofEverybody = [
    ['devices', <DevicesPanel key="devices" {...devices} voice={voice} volume={volume} onVolume={onVolume} />],
  ] as const;
  const ofTalkers = [
    ...ofEverybody,
    ['voice', <VoicePanel key="voice" microphone={devices.microphone} speakAside={session.speakAside} />],
    [
      'view',
      signage && (
        <ViewPanel
          key="view"
          templates={signage.templates}
          view={call.view}
          isSharing={sharing !== null}
          onView={session.show}
          onTemplate={session.showTemplate}
        />
      ),
    ],
    ['capture', <CapturePanel key="capture" face={devices.face} />],
  ] as const;
  return (
    <SettingsDrawer shown={shown} panels={session.avatar ? ofTalkers : ofEverybody} onShow={onShow} onClose={onClose} />
  );
}

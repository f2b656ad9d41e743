import { Slider, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { IconAlertCircle, IconCamera, IconMicrophone, IconVolume } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import type { DeviceChoice, LocalDevice } from '@/rtc';
import { useVoice } from '@/scene/useVoice';
import type { VoiceLevel } from '@/scene/voiceLevel';
import { Panel } from '@/ui/Panel';
import type { Microphone } from '../devices/Microphone';
import { useDevices } from '../devices/useDevices';
import { DevicePicker } from './DevicePicker';
import classes from './DevicesPanel.module.css';
import { panelsTexts } from './panels.texts';

const icon = { size: 17, 'aria-hidden': true } as const;

/** Which microphone and camera are mine, and how loud the visitor is. */
export function DevicesPanel({
  microphone,
  camera,
  choice,
  voice,
  volume,
  onVolume,
}: {
  microphone: Microphone;
  camera: LocalDevice;
  choice: DeviceChoice;
  voice: VoiceLevel;
  volume: number;
  onVolume: (percent: number) => void;
}) {
  const t = useTexts(panelsTexts);
  return (
    <Panel title={t.devices} space="bare">
      <MicrophonePicker microphone={microphone} choice={choice} voice={voice} />
      <CameraPicker camera={camera} choice={choice} />
      <div className={classes.volume}>
        <IconVolume {...icon} />
        <Slider
          className={classes.slider}
          size="sm"
          label={null}
          thumbLabel={t.volume}
          value={volume}
          onChange={onVolume}
        />
        <Text size="xs" c="dimmed" className={classes.percent}>
          {volume}
        </Text>
      </div>
    </Panel>
  );
}

function MicrophonePicker({
  microphone,
  choice,
  voice,
}: {
  microphone: Microphone;
  choice: DeviceChoice;
  voice: VoiceLevel;
}) {
  const t = useTexts(panelsTexts);
  const source = useObserved(microphone.source);
  const fault = useObserved(microphone.fault);
  const level = useVoice(voice);
  return (
    <>
      <DevicePicker
        label={t.microphone}
        none={t.noMicrophone}
        icon={<IconMicrophone {...icon} />}
        devices={useDevices(microphone.device)}
        chosen={source?.getSettings().deviceId ?? choice.remembered('microphone')?.deviceId}
        onChoose={(device) => microphone.choose(device)}
      />
      <div ref={level} className={classes.level} aria-hidden />
      {fault && (
        <div className={classes.fault} role="alert">
          <IconAlertCircle {...icon} />
          {t.fault[fault]}
        </div>
      )}
    </>
  );
}

function CameraPicker({ camera, choice }: { camera: LocalDevice; choice: DeviceChoice }) {
  const t = useTexts(panelsTexts);
  const [chosen, setChosen] = useState(choice.remembered('camera')?.deviceId);
  useEffect(() => camera.on('track', (track) => setChosen(track.getSettings().deviceId)), [camera]);
  return (
    <>
      <DevicePicker
        label={t.camera}
        none={t.noCamera}
        icon={<IconCamera {...icon} />}
        devices={useDevices(camera)}
        chosen={chosen}
        onChoose={(device) => {
          setChosen(device.deviceId);
          void camera.choose(device);
        }}
      />
      <Text size="xs" c="dimmed" mt={6}>
        {t.cameraUse}
      </Text>
    </>
  );
}

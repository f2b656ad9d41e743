import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import type { KeptDevice } from '../station/keptDevice';
import { configTexts } from './config.texts';

/** Which of the devices is used; the choice is remembered on this screen. */
export function KeptDevicePicker({ label, kept }: { label: string; kept: KeptDevice }) {
  const t = useTexts(configTexts);
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  const [chosen, setChosen] = useState(kept.track?.getSettings().deviceId ?? '');

  useEffect(() => {
    void kept.device.devices().then(setDevices);
    const stops = [
      kept.device.on('devices', setDevices),
      kept.device.on('track', (track) => setChosen(track.getSettings().deviceId ?? '')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [kept]);

  const choose = async (deviceId: string) => {
    const device = devices.find((found) => found.deviceId === deviceId);
    setChosen(deviceId);
    if (device) await kept.choose(device);
  };
  return (
    <NativeSelect
      label={label}
      description={t.permissions[kept.permission]}
      disabled={devices.length === 0}
      value={chosen}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
      data={devices.map(({ deviceId, label: name }) => ({ value: deviceId, label: name || t.unknown }))}
    />
  );
}

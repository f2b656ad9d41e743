import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { panelsTexts } from './panels.texts';

/** One of the devices of a kind, by its name. */
export function DevicePicker({
  label,
  none,
  icon,
  devices,
  chosen,
  onChoose,
}: {
  label: string;
  none: string;
  icon: ReactNode;
  devices: readonly MediaDeviceInfo[];
  chosen: string | undefined;
  onChoose: (device: MediaDeviceInfo) => void;
}) {
  const t = useTexts(panelsTexts);
  const choose = (id: string | null) => {
    const device = devices.find(({ deviceId }) => deviceId === id);
    if (device) onChoose(device);
  };
  const known = devices.some(({ deviceId }) => deviceId === chosen);
  return (
    <Select
      aria-label={label}
      size="sm"
      leftSection={icon}
      placeholder={none}
      disabled={devices.length === 0}
      data={devices.map(({ deviceId, label: name }, index) => ({
        value: deviceId,
        label: name || t.unnamed(index + 1),
      }))}
      value={(known ? chosen : devices[0]?.deviceId) ?? null}
      onChange={choose}
    />
  );
}

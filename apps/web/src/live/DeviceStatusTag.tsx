import type { DeviceStatus as Status } from '@mukae/contract/domain/signage/scene';
import { useTexts } from '@/language/LanguageProvider';
import { StatusTag, type StatusTone } from '@/ui/StatusTag';
import { statusTexts } from './status.texts';

const tones = {
  Standby: 'standby',
  Calling: 'calling',
  Active: 'active',
  Monitoring: 'monitoring',
  Crowded: 'crowded',
  Suspended: 'suspended',
  Logout: 'logout',
} as const satisfies Record<Status, StatusTone>;

export function DeviceStatusTag({
  status,
  isUnpaired = false,
  big = false,
}: {
  status: Status;
  /** No device was ever connected. */
  isUnpaired?: boolean;
  big?: boolean;
}) {
  const { device, unpaired } = useTexts(statusTexts);
  if (isUnpaired && status === 'Logout') return <StatusTag tone="unpaired" word={unpaired} big={big} />;
  return <StatusTag tone={tones[status]} word={device[status]} big={big} />;
}

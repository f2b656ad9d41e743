import type { OperatorStatus as Status } from '@mukae/contract/domain/operator/status';
import { useTexts } from '@/language/LanguageProvider';
import { StatusTag, type StatusTone } from '@/ui/StatusTag';
import { statusTexts } from './status.texts';

const tones = {
  Standby: 'standby',
  Active: 'active',
  Leaving: 'leaving',
  Logout: 'logout',
} as const satisfies Record<Status, StatusTone>;

export function OperatorStatusTag({ status, big = false }: { status: Status; big?: boolean }) {
  const { operator } = useTexts(statusTexts);
  return <StatusTag tone={tones[status]} word={operator[status]} big={big} />;
}

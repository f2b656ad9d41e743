import type { HealthKind } from '@mukae/contract/domain/signage/health/health';
import { useTexts } from '@/language/LanguageProvider';
import { StatusTag, type StatusTone } from '@/ui/StatusTag';
import { healthTexts } from './health.texts';

const tones = {
  well: 'standby',
  attention: 'attention',
  away: 'logout',
  never: 'unpaired',
} as const satisfies Record<HealthKind, StatusTone>;

export function HealthTag({ is }: { is: HealthKind }) {
  const { kinds } = useTexts(healthTexts);
  return <StatusTag tone={tones[is]} word={kinds[is]} />;
}

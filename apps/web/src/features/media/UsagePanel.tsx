import { formatBytes } from '@mukae/contract/domain/media/fileSize';
import { useCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { Panel } from '@/ui/Panel';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { UsageBar } from '@/ui/UsageBar';
import { mediaTexts } from './media.texts';

export function UsagePanel() {
  const { usage: t } = useTexts(mediaTexts);
  const company = useCompany();
  return (
    <Loaded query={company} skeleton={<PanelSkeleton label={t.loading} lines={2} />}>
      {({ mediaUsed, mediaQuota }) => (
        <Panel title={t.title}>
          <UsageBar
            used={formatBytes(mediaUsed)}
            quota={formatBytes(mediaQuota)}
            rest={t.rest(formatBytes(Math.max(0, mediaQuota - mediaUsed)))}
            parts={[{ label: t.used(formatBytes(mediaUsed)), percent: (mediaUsed / mediaQuota) * 100, tone: 'pine' }]}
          />
        </Panel>
      )}
    </Loaded>
  );
}

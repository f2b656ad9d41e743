import type { UsageAnswer } from '@mukae/contract/calls/usage';
import { monthAlone } from '@/dates/monthInWords';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { PagedRows } from '@/lists/PagedRows';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import type { useShownMonth } from '../months/useShownMonth';
import { UsageTotals } from './UsageTotals';
import { usageScreenTexts } from './usageScreen.texts';
import { useUsageColumns } from './useUsageColumns';

/** What a sum comes from, line by line. */
export function UsageLines({
  list,
  usage,
  busy,
}: {
  list: ReturnType<typeof useShownMonth>['list'];
  usage: UsageAnswer;
  busy: boolean;
}) {
  const t = useTexts(usageScreenTexts);
  const { language } = useLanguage();
  const columns = useUsageColumns();
  if (usage.count === 0)
    return (
      <Panel>
        <Empty
          picture="/characters/kei/bow.webp"
          title={t.empty(monthAlone(usage.month, language))}
          text={t.emptyText}
        />
      </Panel>
    );
  return (
    <Panel space="flush" className="mk-dense">
      <PagedRows
        list={list}
        columns={columns}
        rowKey={({ id }) => String(id)}
        label={t.list}
        rows={usage.rows}
        total={usage.count}
        busy={busy}
      />
      <UsageTotals usage={usage} />
    </Panel>
  );
}

import type { UsageAnswer } from '@mukae/contract/calls/usage';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RefusedCall } from '@/api/query';
import { monthAlone } from '@/dates/monthInWords';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { PagedRows } from '@/lists/PagedRows';
import { Loaded } from '@/serving/Loaded';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import type { useShownMonth } from '../months/useShownMonth';
import classes from './MonthOfUsage.module.css';
import { UsageSum } from './UsageSum';
import { UsageTotals } from './UsageTotals';
import { usageScreenTexts } from './usageScreen.texts';
import { useUsageColumns } from './useUsageColumns';

/** The sum first, then line by line what it comes from. */
export function MonthOfUsage({
  shown,
  query,
}: {
  shown: ReturnType<typeof useShownMonth>;
  query: UseQueryResult<UsageAnswer, RefusedCall>;
}) {
  const t = useTexts(usageScreenTexts);
  const { language } = useLanguage();
  const columns = useUsageColumns();
  return (
    <Loaded query={query} skeleton={<PanelSkeleton label={t.loading} lines={6} />}>
      {(usage) => (
        <div className={classes.stack}>
          <UsageSum shown={shown} usage={usage} />
          {usage.count === 0 ? (
            <Panel>
              <Empty
                picture="/characters/kei/bow.webp"
                title={t.empty(monthAlone(usage.month, language))}
                text={t.emptyText}
              />
            </Panel>
          ) : (
            <Panel space="flush" className="mk-dense">
              <PagedRows
                list={shown.list}
                columns={columns}
                rowKey={({ id }) => String(id)}
                label={t.list}
                rows={usage.rows}
                total={usage.count}
                busy={query.isPlaceholderData}
              />
              <UsageTotals usage={usage} />
            </Panel>
          )}
        </div>
      )}
    </Loaded>
  );
}

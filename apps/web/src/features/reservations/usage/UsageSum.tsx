import type { UsageAnswer } from '@mukae/contract/calls/usage';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RefusedCall } from '@/api/query';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { Panel } from '@/ui/Panel';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { MonthSelect } from '../months/MonthSelect';
import type { useShownMonth } from '../months/useShownMonth';
import { UsageByDay } from './UsageByDay';
import { UsageFigures } from './UsageFigures';
import classes from './UsageSum.module.css';
import { usageScreenTexts } from './usageScreen.texts';

/** Which month it is, what it comes to, and how much was talked on which day. */
export function UsageSum({
  shown: { month, thisMonth, setMonth },
  query,
}: {
  shown: ReturnType<typeof useShownMonth>;
  query: UseQueryResult<UsageAnswer, RefusedCall>;
}) {
  const t = useTexts(usageScreenTexts);
  return (
    <Panel space="form" className={classes.sum}>
      <div className={classes.month}>
        <MonthSelect month={month} thisMonth={thisMonth} last={thisMonth} onMonth={setMonth} />
      </div>
      <Loaded query={query} skeleton={<RowsSkeleton label={t.loading} rows={2} />}>
        {(usage) => (
          <>
            <div className={classes.figures}>
              <UsageFigures usage={usage} />
            </div>
            <div className={classes.plot}>
              <UsageByDay usage={usage} />
            </div>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

import type { UsageAnswer } from '@mukae/contract/calls/usage';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RefusedCall } from '@/api/query';
import type { useShownMonth } from '../months/useShownMonth';
import classes from './MonthOfUsage.module.css';
import { UsageLines } from './UsageLines';
import { UsageSum } from './UsageSum';

/** The sum first, then line by line what it comes from. */
export function MonthOfUsage({
  shown,
  query,
}: {
  shown: ReturnType<typeof useShownMonth>;
  query: UseQueryResult<UsageAnswer, RefusedCall>;
}) {
  return (
    <div className={classes.stack}>
      <UsageSum shown={shown} query={query} />
      {query.data && <UsageLines list={shown.list} usage={query.data} busy={query.isPlaceholderData} />}
    </div>
  );
}

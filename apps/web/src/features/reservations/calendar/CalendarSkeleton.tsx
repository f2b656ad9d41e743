import { Skeleton } from '@mantine/core';
import { AfterDelay } from '@/ui/AfterDelay';
import classes from './CalendarSkeleton.module.css';

const columns = [1, 2, 3, 4, 5];

/** Five columns to come. */
export function CalendarSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.columns} role="status" aria-label={label}>
      <AfterDelay>
        {columns.map((column) => (
          <Skeleton key={column} height="100%" radius="md" />
        ))}
      </AfterDelay>
    </div>
  );
}

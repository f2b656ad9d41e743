import { Skeleton, VisuallyHidden } from '@mantine/core';
import { AfterDelay } from './AfterDelay';
import classes from './RowsSkeleton.module.css';

/** Rows of people before they are known: a doorway, two lines, a tag. */
export function RowsSkeleton({ label, rows = 5 }: { label: string; rows?: number }) {
  return (
    <AfterDelay>
      <div className={classes.rows} role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
        {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
          <div key={row} className={classes.row}>
            <Skeleton className={classes.door} />
            <div className={classes.lines}>
              <Skeleton height={13} width="52%" />
              <Skeleton height={10} width="34%" />
            </div>
            <Skeleton className={classes.tag} />
          </div>
        ))}
      </div>
    </AfterDelay>
  );
}

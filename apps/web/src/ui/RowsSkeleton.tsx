import { Skeleton, VisuallyHidden } from '@mantine/core';
import { AfterDelay } from './AfterDelay';
import classes from './RowsSkeleton.module.css';

/** A list before its rows are known: a doorway and two lines for each. */
export function RowsSkeleton({ label, rows = 5 }: { label: string; rows?: number }) {
  return (
    <AfterDelay>
      <div className={classes.rows} role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
        {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
          <div key={row} className={classes.row}>
            <Skeleton className={classes.arch} />
            <div className={classes.lines}>
              <Skeleton className={classes.name} />
              <Skeleton className={classes.sub} />
            </div>
            <Skeleton className={classes.tag} />
          </div>
        ))}
      </div>
    </AfterDelay>
  );
}

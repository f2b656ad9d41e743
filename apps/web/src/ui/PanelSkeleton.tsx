import { Skeleton, VisuallyHidden } from '@mantine/core';
import { AfterDelay } from './AfterDelay';
import { Panel } from './Panel';
import classes from './PanelSkeleton.module.css';

/** A panel before its words are known: a title and a few lines. */
export function PanelSkeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <AfterDelay>
      <Panel>
        <div className={classes.lines} role="status">
          <VisuallyHidden>{label}</VisuallyHidden>
          <Skeleton className={classes.title} />
          {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line) => (
            <Skeleton key={line} className={classes.line} />
          ))}
        </div>
      </Panel>
    </AfterDelay>
  );
}

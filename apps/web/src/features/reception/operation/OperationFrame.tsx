import type { ReactNode } from 'react';
import classes from './OperationFrame.module.css';

/** The whole window and nothing beyond it: the head, and what goes on. */
export function OperationFrame({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.page}>
      {head}
      <main className={classes.main}>{children}</main>
    </div>
  );
}

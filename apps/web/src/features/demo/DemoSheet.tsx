import type { ReactNode } from 'react';
import { EntranceHead } from '@/features/entrance';
import classes from './DemoSheet.module.css';

export function DemoSheet({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <EntranceHead />
      <main className={classes.main}>{children}</main>
    </div>
  );
}

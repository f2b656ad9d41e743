import type { ReactNode } from 'react';
import classes from './OperationFrame.module.css';

/** The whole window: the head, what is to be known first, and what goes on. */
export function OperationFrame({
  head,
  banners,
  children,
}: {
  head: ReactNode;
  banners: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classes.page}>
      {head}
      <main className={classes.main}>
        <div className={classes.banners}>{banners}</div>
        {children}
      </main>
    </div>
  );
}

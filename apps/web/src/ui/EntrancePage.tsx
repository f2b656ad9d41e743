import type { ReactNode } from 'react';
import classes from './EntrancePage.module.css';

/** The hall greets on one side, the form waits on the other. On a phone the hall becomes a short band on top. */
export function EntrancePage({
  hall,
  logo,
  controls,
  wide = false,
  children,
}: {
  hall: ReactNode;
  logo?: ReactNode;
  /** Language and colour scheme, at the top right. */
  controls?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      {hall}
      <main className={classes.main}>
        <div className={classes.inner}>
          <div className={classes.top}>
            {logo}
            {controls && <div className={classes.controls}>{controls}</div>}
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}

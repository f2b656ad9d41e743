import type { ReactNode } from 'react';
import classes from './NarrowOnly.module.css';

/** What a table leaves out where it is narrower than this many pixels, said in another place there. */
export function NarrowOnly({ below, children }: { below: 800 | 1000 | 1100; children: ReactNode }) {
  return (
    <span className={classes.only} data-below={below}>
      {children}
    </span>
  );
}

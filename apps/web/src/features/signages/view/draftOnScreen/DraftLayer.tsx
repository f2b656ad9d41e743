import type { ReactNode } from 'react';
import classes from './DraftLayer.module.css';

/** Over everything else that the screen shows. */
export function DraftLayer({ children }: { children: ReactNode }) {
  return (
    <div className={classes.draft} data-draft-layer>
      {children}
    </div>
  );
}

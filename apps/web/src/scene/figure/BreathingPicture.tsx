import type { ReactNode } from 'react';
import classes from './BreathingPicture.module.css';

/** A picture of somebody, gently alive where neither a drawing nor a film is. */
export const BreathingPicture = ({ children }: { children: ReactNode }) => (
  <div className={classes.place} data-breathing>
    <div className={classes.breath}>{children}</div>
  </div>
);

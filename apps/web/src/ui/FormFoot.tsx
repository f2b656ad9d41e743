import type { ReactNode } from 'react';
import classes from './FormFoot.module.css';

/** The actions of a form: back, then the verb. They stay in sight while the form scrolls. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}

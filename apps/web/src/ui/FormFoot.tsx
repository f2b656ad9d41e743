import type { ReactNode } from 'react';
import classes from './FormFoot.module.css';

/** The actions of a form: back, then the verb. They stay in sight while the form scrolls, with what is to be said of them. */
export function FormFoot({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.foot}>
      {note && <div className={classes.note}>{note}</div>}
      {children}
    </div>
  );
}

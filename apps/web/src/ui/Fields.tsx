import type { ReactNode } from 'react';
import classes from './Fields.module.css';

/** The fields of a form, two side by side where there is room. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>;
}

import type { ReactNode } from 'react';
import classes from './DrawerNote.module.css';

/** A word on what may be done here. */
export const DrawerNote = ({ children }: { children: ReactNode }) => <p className={classes.note}>{children}</p>;

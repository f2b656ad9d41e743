import type { ReactNode } from 'react';
import { IconAlertTriangle } from '@/icons';
import classes from './EditorNotice.module.css';

/** Something that the editor has to be told of, and what she can do about it. */
export const EditorNotice = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className={classes.notice} role="alert">
    <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
    <p>{text}</p>
    {children && <div className={classes.deeds}>{children}</div>}
  </div>
);

import type { ReactNode } from 'react';
import { IconAlertTriangle } from '@/icons';
import classes from './DrawerFault.module.css';

/** What is not as it should be, said where it is seen. */
export const DrawerFault = ({ children }: { children: ReactNode }) => (
  <div className={classes.fault} role="alert">
    <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
    <div>{children}</div>
  </div>
);

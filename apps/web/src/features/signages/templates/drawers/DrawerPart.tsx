import type { ReactNode } from 'react';
import classes from './DrawerPart.module.css';

/** One matter of a drawer, with a name where it needs one. */
export const DrawerPart = ({
  title,
  beside,
  isApart = false,
  children,
}: {
  title?: string;
  /** A figure or a word on the same line as the name. */
  beside?: ReactNode;
  /** A line above it. */
  isApart?: boolean;
  children: ReactNode;
}) => (
  <div className={classes.part} data-apart={isApart || undefined}>
    {title !== undefined && (
      <p className={classes.title}>
        <span>{title}</span>
        {beside && <span className={classes.beside}>{beside}</span>}
      </p>
    )}
    {children}
  </div>
);

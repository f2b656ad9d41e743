import type { ReactNode, RefObject } from 'react';
import classes from './SortedRows.module.css';

export const SortedRows = ({
  list,
  label,
  children,
}: {
  list: RefObject<HTMLUListElement | null>;
  label: string;
  children: ReactNode;
}) => (
  <ul ref={list} className={classes.rows} aria-label={label}>
    {children}
  </ul>
);

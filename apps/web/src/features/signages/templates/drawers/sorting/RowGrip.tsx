import type { PointerEvent } from 'react';
import { IconGripVertical } from '@/icons';
import classes from './RowGrip.module.css';

/** What a row is taken hold of by; with the focus on it, Alt and an arrow key move the row. */
export const RowGrip = ({ label, ...pull }: { label: string; onPointerDown: (event: PointerEvent) => void }) => (
  <button
    type="button"
    className={classes.grip}
    aria-label={label}
    aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
    {...pull}
  >
    <IconGripVertical size={18} stroke={1.6} aria-hidden />
  </button>
);

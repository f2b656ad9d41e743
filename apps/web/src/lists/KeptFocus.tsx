import { type ReactNode, useEffect, useRef } from 'react';
import classes from './KeptFocus.module.css';

/** A button that goes with its row, or is busy for a moment, leaves the keyboard to the list and not to the whole page. */
export function KeptFocus({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLElement>(null);
  const holder = useRef<Element | null>(null);
  useEffect(() => {
    if (!holder.current || document.activeElement !== document.body) return;
    holder.current = null;
    list.current?.focus({ preventScroll: true });
  });
  return (
    <section
      ref={list}
      aria-label={label}
      tabIndex={-1}
      className={classes.list}
      onFocus={({ target }) => {
        holder.current = target;
      }}
      onBlur={({ target, relatedTarget }) => {
        if (relatedTarget || !isGone(target)) holder.current = null;
      }}
    >
      {children}
    </section>
  );
}

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

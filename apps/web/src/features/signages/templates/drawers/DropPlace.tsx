import type { ReactNode } from 'react';
import { useFileDrop } from '@/ui/useFileDrop';
import classes from './DropPlace.module.css';

/** A whole drawer on which files may be dropped. */
export function DropPlace({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const { isOver, place } = useFileDrop(onFiles);
  return (
    <div className={classes.place} data-over={isOver || undefined} {...place}>
      {children}
    </div>
  );
}

import type { ChangeEvent, ReactNode } from 'react';
import { IconCloudUpload } from '@/icons';
import classes from './DropArea.module.css';
import { useFileDrop } from './useFileDrop';

/** Files are dropped here, or chosen by a press. */
export function DropArea({
  title,
  hint,
  accept,
  multiple = false,
  onFiles,
}: {
  title: string;
  hint?: ReactNode;
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const take = (files: readonly File[]) => {
    const taken = files.slice(0, multiple ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  };
  const { isOver, place } = useFileDrop(take);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(Array.from(currentTarget.files ?? []));
    // Otherwise the same file could not be chosen again.
    currentTarget.value = '';
  };

  return (
    <label className={classes.area} data-over={isOver || undefined} {...place}>
      <input className={classes.input} type="file" accept={accept} multiple={multiple} onChange={choose} />
      <IconCloudUpload size={34} stroke={1.4} aria-hidden />
      <span className={classes.title}>{title}</span>
      {hint && <span className={classes.hint}>{hint}</span>}
    </label>
  );
}

import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { IconCloudUpload } from '@/icons';
import classes from './DropArea.module.css';
import { useNoStrayDrops } from './useNoStrayDrops';

/** Files are dropped here, or chosen by a press. What is dropped may be of any kind: whoever takes it says what is wrong. */
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
  const [over, setOver] = useState(false);
  useNoStrayDrops();

  const take = (files: FileList | null) => {
    const taken = Array.from(files ?? []).slice(0, multiple ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    // Otherwise the same file could not be chosen again.
    currentTarget.value = '';
  };
  const enter = (drag: DragEvent) => {
    drag.preventDefault();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (drag: DragEvent) => {
    drag.preventDefault();
    setOver(false);
    take(drag.dataTransfer.files);
  };

  return (
    <label
      className={classes.area}
      data-over={over || undefined}
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={leave}
      onDrop={drop}
    >
      <input className={classes.input} type="file" accept={accept} multiple={multiple} onChange={choose} />
      <IconCloudUpload size={34} stroke={1.4} aria-hidden />
      <span className={classes.title}>{title}</span>
      {hint && <span className={classes.hint}>{hint}</span>}
    </label>
  );
}

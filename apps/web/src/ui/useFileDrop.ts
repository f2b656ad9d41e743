import { type DragEvent, useState } from 'react';
import { useNoStrayDrops } from './useNoStrayDrops';

/** A place that files are dropped on. They may be of any kind: whoever takes them says what is wrong. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  useNoStrayDrops();

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
    const files = Array.from(drag.dataTransfer.files);
    if (files.length > 0) onFiles(files);
  };
  return {
    isOver,
    place: { onDragEnter: enter, onDragOver: enter, onDragLeave: leave, onDrop: drop },
  };
}

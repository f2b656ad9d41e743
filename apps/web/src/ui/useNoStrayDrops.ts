import { useEffect } from 'react';

/** A file that misses its place is refused; otherwise the browser would open it instead of the page. */
export function useNoStrayDrops() {
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

/** Whoever takes the file has said so before. Words may still be dragged into a field. */
function refuse(drag: DragEvent) {
  if (drag.defaultPrevented || !drag.dataTransfer?.types.includes('Files')) return;
  drag.preventDefault();
  drag.dataTransfer.dropEffect = 'none';
}

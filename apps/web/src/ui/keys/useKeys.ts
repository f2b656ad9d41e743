import { isWriting } from './isWriting';
import { useKeyDown } from './useKeyDown';

type Deeds = Readonly<Record<string, () => void>>;

/** Single keys by their names; none of them while somebody fills in something. */
export const useKeys = (deeds: Deeds): void =>
  useKeyDown((event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    deeds[event.key.toLowerCase()]?.();
  });

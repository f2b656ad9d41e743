import { useEffect } from 'react';

const prevent = (event: Event) => event.preventDefault();
const isZoomKey = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && ['+', '-', '=', '0'].includes(key);

const unwanted = ['contextmenu', 'selectstart', 'dragstart', 'gesturestart'] as const;

/** A public screen is touched, and nothing else: no menu, no selection, no dragging, no zoom. */
export function useNoGestures(): void {
  useEffect(() => {
    const pinch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      if (event.ctrlKey) event.preventDefault();
    };
    const zoom = (event: KeyboardEvent) => {
      if (isZoomKey(event)) event.preventDefault();
    };
    const active = { passive: false };
    for (const name of unwanted) document.addEventListener(name, prevent);
    document.addEventListener('touchmove', pinch, active);
    document.addEventListener('wheel', wheel, active);
    document.addEventListener('keydown', zoom);
    return () => {
      for (const name of unwanted) document.removeEventListener(name, prevent);
      document.removeEventListener('touchmove', pinch);
      document.removeEventListener('wheel', wheel);
      document.removeEventListener('keydown', zoom);
    };
  }, []);
}

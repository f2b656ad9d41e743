/** Somebody fills in something, or is asked by something that lies over the screen: then no key means the screen itself. */
export const isWriting = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof Element && target.closest('input, select, textarea') !== null);

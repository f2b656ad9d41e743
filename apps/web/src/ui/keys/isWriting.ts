const fields = 'input, select, textarea, [contenteditable="true"]';

/** Somebody fills in something, or is asked by something that lies over the page: then no key means the page itself. */
export const isWriting = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"]') !== null || (target instanceof Element && target.closest(fields) !== null);

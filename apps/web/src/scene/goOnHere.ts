let last: Element | null = null;

const isGone = (element: Element): boolean => !element.isConnected || element.closest('[inert]') !== null;

/** It has the focus, for as long as it is there. */
export function noteFocus(element: Element): void {
  last = element;
}

/** Whoever uses keys goes on here where what she used last is gone; a focus that somebody has is left alone, and so is who uses none. */
export function goOnHere(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isFree = !activeElement || activeElement === body || isGone(activeElement);
  if (last && isGone(last) && isFree) element?.focus({ preventScroll: true });
}

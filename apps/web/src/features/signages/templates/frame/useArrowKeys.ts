import type { KeyboardEvent } from 'react';

const stepOf: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows lead from one button of a list to the next. */
export function useArrowKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf[event.key];
    if (step === undefined) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const next = buttons[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
}

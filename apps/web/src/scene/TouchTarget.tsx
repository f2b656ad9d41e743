import type { CSSProperties, PointerEvent, ReactNode, Ref } from 'react';
import { noteFocus } from './goOnHere';
import { prefersStillness } from './stillness';
import classes from './TouchTarget.module.css';

/** Something to touch. It answers the finger at once: it sinks, and a ripple goes out from where it was touched. */
export function TouchTarget({
  ref,
  className,
  style,
  label,
  isPressed,
  isOff = false,
  onTouch,
  children,
}: {
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** What it is for, where no words stand on it. */
  label?: string | undefined;
  /** Of one that stays down: whether it is. */
  isPressed?: boolean | undefined;
  isOff?: boolean | undefined;
  onTouch: () => void;
  children: ReactNode;
}) {
  return (
    <button
      ref={ref}
      type="button"
      className={[classes.target, className].filter(Boolean).join(' ')}
      style={style}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isOff}
      onFocus={({ currentTarget }) => noteFocus(currentTarget)}
      onPointerDown={ripple}
      onClick={onTouch}
    >
      {children}
    </button>
  );
}

function ripple({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (prefersStillness()) return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--ripple-x', `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty('--ripple-y', `${((clientY - top) / height) * 100}%`);
  const out = [
    { opacity: 0.45, transform: 'translate(-50%, -50%) scale(0.2)' },
    { opacity: 0, transform: 'translate(-50%, -50%) scale(1)' },
  ];
  currentTarget.animate(out, { duration: 480, easing: 'ease-out', pseudoElement: '::after' });
}

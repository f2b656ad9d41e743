import type { CSSProperties, PointerEvent, ReactNode, Ref } from 'react';
import { prefersStillness } from './stillness';
import classes from './TouchTarget.module.css';

/** Something to touch. It answers the finger at once: it sinks, and a ripple goes out from where it was touched. */
export function TouchTarget({
  ref,
  className,
  style,
  onTouch,
  children,
}: {
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
  style: CSSProperties;
  onTouch: () => void;
  children: ReactNode;
}) {
  return (
    <button
      ref={ref}
      type="button"
      className={[classes.target, className].filter(Boolean).join(' ')}
      style={style}
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

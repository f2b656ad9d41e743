import { type ReactNode, useState } from 'react';
import classes from './Arch.module.css';

export type Portrait = {
  picture?: string | null | undefined;
  /** How the picture stands in the door: a bust cut out at the chest, a half figure cut out at the hip, or a photo. */
  figure?: 'bust' | 'half' | 'photo' | undefined;
  letter?: string | undefined;
};

/** A doorway with someone in it. Whoever has no picture, or one that cannot be read, is shown by a letter. */
export function Arch({
  picture,
  figure = 'bust',
  letter,
  width = 44,
  ratio = 1.22,
  off = false,
  children,
}: Portrait & {
  width?: number | undefined;
  ratio?: number | undefined;
  off?: boolean | undefined;
  /** Somebody alive, in place of a picture. */
  children?: ReactNode;
}) {
  const [unreadable, setUnreadable] = useState<string>();
  const shown = picture && picture !== unreadable ? picture : undefined;
  return (
    <span
      className={classes.arch}
      data-off={off || undefined}
      data-letter={shown || children ? undefined : true}
      aria-hidden
      style={{ '--arch-width': `${width}px`, '--arch-ratio': ratio }}
    >
      {children ??
        (shown ? (
          <img key={shown} src={shown} alt="" data-figure={figure} onError={() => setUnreadable(shown)} />
        ) : (
          letter
        ))}
    </span>
  );
}

import type { Leading } from '@mukae/contract/domain/scene/answerPages';
import { largestSize } from '@mukae/contract/domain/scene/largestSize';
import type { CSSProperties } from 'react';
import classes from './FittedText.module.css';
import { useFitted } from './useFitted';

/**
 * A text as large as the room allows that it is given within the nearest positioned element, and cut where even the smallest is too
 * large. Whoever shows another text, or gives it other room, gives it another key.
 */
export function FittedText({
  text,
  lang,
  className,
  fontSizes: [largest, smallest],
  maxLines,
  room,
}: {
  text: string;
  /** Not known of what a visitor says. */
  lang?: Leading;
  className?: string | undefined;
  fontSizes: readonly [number, number];
  maxLines: number;
  room: CSSProperties;
}) {
  const look = [classes.text, className].filter(Boolean).join(' ');
  const [ref, fitting] = useFitted<number | undefined>(largest, (fits) =>
    largestSize(largest, smallest, (size) => fits(text, { fontSize: size, className: look, maxLines })),
  );
  const isCut = fitting === undefined;
  return (
    <>
      <span className={classes.room} style={room}>
        <span ref={ref} className={classes.measured} />
      </span>
      <span
        className={isCut ? `${look} ${classes.cut}` : look}
        lang={lang}
        style={{ fontSize: fitting ?? smallest, WebkitLineClamp: isCut ? maxLines : undefined }}
      >
        {text}
      </span>
    </>
  );
}

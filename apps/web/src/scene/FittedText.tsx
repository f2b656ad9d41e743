import type { Leading } from '@mukae/contract/domain/scene/answerPages';
import { largestSize } from '@mukae/contract/domain/scene/largestSize';
import type { CSSProperties } from 'react';
import classes from './FittedText.module.css';
import { useFitted } from './useFitted';

/** phrases: broken between phrases alone. anywhere: wherever its line ends. cut: at the end of the last line there is room for. */
interface Fitting {
  breaks: 'phrases' | 'anywhere' | 'cut';
  fontSize: number;
}

/**
 * A text as large as the room allows that it is given within the nearest positioned element. Whoever shows another text, or gives it
 * other room, gives it another key.
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
  const lookOf = (breaks: Fitting['breaks']) => [classes.text, classes[breaks], className].filter(Boolean).join(' ');
  const first: Fitting = { breaks: 'phrases', fontSize: largest };
  const [ref, { breaks, fontSize }] = useFitted(first, (fits): Fitting => {
    for (const kind of ['phrases', 'anywhere'] as const) {
      const size = largestSize(largest, smallest, (fontSize) =>
        fits(text, { fontSize, className: lookOf(kind), maxLines }),
      );
      if (size !== undefined) return { breaks: kind, fontSize: size };
    }
    return { breaks: 'cut', fontSize: smallest };
  });
  return (
    <>
      <span className={classes.room} style={room}>
        <span ref={ref} className={classes.measured} />
      </span>
      <span
        className={lookOf(breaks)}
        lang={lang}
        style={{ fontSize, WebkitLineClamp: breaks === 'cut' ? maxLines : undefined }}
      >
        {text}
      </span>
    </>
  );
}

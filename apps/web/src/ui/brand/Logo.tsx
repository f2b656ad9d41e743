import { kanji } from './kanji';
import classes from './Logo.module.css';
import { MarkShapes } from './Mark';

/** The mark and the drawn letters: the m and the u are the same arch as the door. */
export function Logo({
  label,
  height = 30,
  withKanji = true,
}: {
  label: string;
  height?: number;
  withKanji?: boolean;
}) {
  const width = withKanji ? 168 : 128;
  return (
    <svg
      className={classes.logo}
      height={height}
      width={(height * width) / 32}
      viewBox={`0 0 ${width} 32`}
      role="img"
      aria-label={label}
    >
      <MarkShapes />
      <g className={classes.letters} transform="translate(42 3.5)">
        <path d="M1 22V10.6M1 15.2a4.7 4.7 0 0 1 9.4 0V22M10.4 15.2a4.7 4.7 0 0 1 9.4 0V22" />
        <path d="M26 10.6v6.7a4.7 4.7 0 0 0 9.4 0v-6.7M35.4 17.3V22" />
        <path d="M42 4v18M50.4 10.6 42 17.4M45.6 14.6 51 22" />
        <path d="M66.6 10.6V22" />
        <circle cx="61" cy="16.3" r="5.6" />
        <path d="M72.8 16.3H84a5.6 5.6 0 1 0-1.9 4.2" />
      </g>
      {withKanji && <path className={classes.kanji} transform="translate(136 25.4)" d={kanji} />}
    </svg>
  );
}

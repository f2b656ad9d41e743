import type { ReactElement, SVGProps } from 'react';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  size?: number | string;
  /** How thick its lines are, on a board of 24 by 24. */
  stroke?: number | string;
}

export type Icon = (props: IconProps) => ReactElement;

const board = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24' };
const pathOf = (path: string): ReactElement => <path key={path} d={path} />;

/** In lines of the colour of the text. */
export const drawn =
  (...paths: string[]): Icon =>
  ({ size = 24, stroke = 2, ...props }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: whoever shows it hides it or names it.
    <svg
      {...board}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {paths.map(pathOf)}
    </svg>
  );

/** As a shape in the colour of the text. */
export const filled =
  (...paths: string[]): Icon =>
  ({ size = 24, stroke: _, ...props }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: whoever shows it hides it or names it.
    <svg {...board} width={size} height={size} fill="currentColor" {...props}>
      {paths.map(pathOf)}
    </svg>
  );

import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import classes from './QrCode.module.css';

/** As many modules of white around it as a camera needs to find it. */
const margin = 4;

export function QrCode({ value, label }: { value: string; label: string }) {
  const code = generate(value);
  const side = code.size + 2 * margin;
  return (
    <svg
      className={classes.qr}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}

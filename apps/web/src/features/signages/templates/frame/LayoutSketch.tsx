import type { Orientation } from '@mukae/contract/domain/signage/size';
import type { Layout } from '@mukae/contract/domain/template/template';
import classes from './LayoutSketch.module.css';

/** A layout as a few strokes: the medium, and who stands there. */
export const LayoutSketch = ({ layout, orientation }: { layout: Layout; orientation: Orientation }) => (
  <span className={classes.sketch} data-layout={layout} data-orientation={orientation} aria-hidden>
    <i className={classes.medium} />
    <b className={classes.figure} />
  </span>
);

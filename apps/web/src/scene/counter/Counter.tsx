import type { Box } from '@mukae/contract/domain/scene/block';
import type { Size } from '@mukae/contract/domain/signage/size';
import classes from './Counter.module.css';

/** All that is touched lies on it. It rises and sinks with what there is to touch. */
export const Counter = ({ block, canvas }: { block: Box; canvas: Size }) => (
  <div className={classes.counter} style={{ transform: `translateY(${block.y * canvas.height}px)` }} />
);

import type { Box } from '@mukae/contract/domain/scene/block';
import { type Handle, handles } from '@mukae/contract/domain/scene/pulling';
import type { Size } from '@mukae/contract/domain/signage/size';
import classes from './BlockMark.module.css';
import { onScreen } from './onScreen';
import type { BlockGrip } from './useDragging';

/** On a lower or narrower block, handles in the middle of its sides would cover it. In pixels of the page. */
const roomForAll = 32;
const isCorner = (handle: Handle): boolean => handle.length === 2;

/** The name and the size of a block above it, and where it is taken hold of, over everything else. */
export function BlockMark({
  name,
  box,
  size,
  zoom,
  gripOf,
}: {
  name: string;
  box: Box;
  size: Size;
  zoom: number;
  /** Null: it cannot be resized now. */
  gripOf: ((handle: Handle) => BlockGrip) | null;
}) {
  const hasRoom = Math.min(box.width, box.height) * zoom >= roomForAll;
  return (
    <div className={classes.mark} style={onScreen(size, box)} data-selected={gripOf !== null || undefined}>
      <span className={classes.name} data-right={box.x > size.width / 2 || undefined}>
        {name}
        <i>
          {Math.round(box.width)} × {Math.round(box.height)}
        </i>
      </span>
      {gripOf &&
        handles
          .filter((handle) => hasRoom || isCorner(handle))
          .map((handle) => <span key={handle} className={classes.handle} data-at={handle} {...gripOf(handle)} />)}
    </div>
  );
}

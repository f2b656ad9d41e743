import type { Size } from '@mukae/contract/domain/signage/size';
import type { ReactNode } from 'react';
import classes from './AvatarPlace.module.css';
import { placed } from './placed';
import type { Standing } from './standing';

/**
 * The character stays while the scenes change around it: it only steps nearer, or away. What draws it fills the frame
 * it is drawn in; the scene cuts it.
 */
export function AvatarPlace({
  standing: { block, box, figure },
  canvas,
  children,
}: {
  standing: Standing;
  canvas: Size;
  children: ReactNode;
}) {
  const edges = [box.y, canvas.width - box.x - box.width, canvas.height - box.y - box.height, box.x];
  const inside = edges.map((edge) => `${edge}px`).join(' ');
  const { left, top, width, height, scale } = figure;
  return (
    <>
      {block.isFramed && <div className={classes.frame} style={placed(block)} />}
      <div
        className={classes.cut}
        style={{ clipPath: block.isFramed ? `inset(${inside} round var(--scene-round))` : `inset(${inside})` }}
      >
        <div
          className={classes.figure}
          style={{ width, height, transform: `translate(${left}px, ${top}px) scale(${scale})` }}
        >
          {children}
        </div>
      </div>
    </>
  );
}

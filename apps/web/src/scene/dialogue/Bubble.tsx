import type { Box, SpeechBlock } from '@mukae/contract/domain/scene/block';
import { boxOn } from '@mukae/contract/domain/scene/designCanvas';
import type { Size } from '@mukae/contract/domain/signage/size';
import type { ReactNode } from 'react';
import { placed } from '../placed';
import classes from './Bubble.module.css';

/** As high as its words, and no higher than its place; it points to who speaks. */
export function Bubble({
  block,
  canvas,
  speaker,
  children,
}: {
  block: SpeechBlock;
  canvas: Size;
  speaker: Box;
  children: ReactNode;
}) {
  const pointed = speaker.x + speaker.width / 2 - boxOn(canvas, block).x;
  return (
    <div className={classes.place} data-tail={block.tail} role="status" style={placed(block)}>
      <div className={classes.bubble} style={{ backgroundColor: block.background }}>
        {children}
      </div>
      <span className={classes.tail} style={{ backgroundColor: block.background, '--tail-x': `${pointed}px` }} />
    </div>
  );
}

import type { MediaBlock } from '@mukae/contract/domain/scene/block';
import type { Size } from '@mukae/contract/domain/signage/size';
import type { CSSProperties } from 'react';
import { placed } from '../placed';
import { MediaSlot } from './MediaSlot';
import classes from './PlayedMedia.module.css';
import { type Playing, type PlayingEvent, playableIn } from './playing';

/** What reaches both edges of the screen still reaches them while everything drifts: so many pixels beyond each. */
const beyond = 6;

const overscan = ({ x, width }: MediaBlock): CSSProperties =>
  x === 0 && width === 1 ? { left: -beyond, width: `calc(100% + ${2 * beyond}px)` } : {};

/** What is shown, and over it, unseen until it is ready, what follows. */
export function PlayedMedia({
  playing,
  block,
  canvas,
  tell,
}: {
  playing: Playing;
  block: MediaBlock;
  canvas: Size;
  tell: (event: PlayingEvent) => void;
}) {
  const { leaving, shown, coming } = playing;
  const isAlone = playableIn(playing) < 2;
  const slots = [leaving, shown, coming?.slot].filter((slot) => slot !== null && slot !== undefined);
  return (
    <div className={classes.media} style={{ ...placed(block), ...overscan(block), borderRadius: block.radius }}>
      {slots.map((slot) => (
        <MediaSlot
          key={slot.id}
          slot={slot}
          place={{ width: block.width * canvas.width, height: block.height * canvas.height }}
          isShown={slot === shown}
          isSeen={slot !== coming?.slot}
          isAlone={isAlone}
          tell={tell}
        />
      ))}
    </div>
  );
}

import type { Hand, Hands } from '@mukae/contract/domain/avatar/frame';
import { type PictureBox, type PicturePlace, widthOf } from './picturePlace';
import type { SeenHand } from './seenHands';

/** The camera sees a face and no shoulders, but a body is built to its face. All in widths of the face. */
const body = { shoulderBeside: 1.3, shoulderBelowChin: 0.55, arm: 4 };

interface Side {
  shoulder: PicturePlace;
  hand: SeenHand;
}

const handFrom = ({ shoulder, hand }: Side, arm: number): Hand => ({
  x: (hand.palm.x - shoulder.x) / arm,
  y: (shoulder.y - hand.palm.y) / arm,
  turn: hand.turn,
  shape: hand.shape,
});

/**
 * Whose hands they are is told by where they are: the person's left is to the right of the picture. Which hand it is by its looks
 * changes with the side that it shows.
 */
export function handsOfBody(seen: readonly SeenHand[], face: PictureBox): Hands | null {
  const width = widthOf(face);
  const middle = (face.left + face.right) / 2;
  const shoulderAt = (side: 1 | -1): PicturePlace => ({
    x: middle + side * body.shoulderBeside * width,
    y: face.bottom + body.shoulderBelowChin * width,
  });
  const [first, second] = seen.toSorted((one, other) => other.palm.x - one.palm.x);
  const isRight = second === undefined && first !== undefined && first.palm.x < middle;
  const [left, right] = isRight ? [undefined, first] : [first, second];
  if (!left && !right) return null;
  const arm = body.arm * width;
  return {
    left: left ? handFrom({ shoulder: shoulderAt(1), hand: left }, arm) : null,
    right: right ? handFrom({ shoulder: shoulderAt(-1), hand: right }, arm) : null,
  };
}

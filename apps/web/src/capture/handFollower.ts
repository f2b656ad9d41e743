import { handDistanceThreshold, handPictureWidth } from '@mukae/contract/domain/avatar/capture';
import type { PicturePlace } from './picturePlace';
import type { SeenHand } from './seenHands';

const leash = handDistanceThreshold / handPictureWidth;

/** Follows as on a leash: what trembles within it moves nothing, and what moves on is followed without a jump. */
export function followed(from: PicturePlace, to: PicturePlace): PicturePlace {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy);
  if (distance <= leash) return from;
  const part = (distance - leash) / distance;
  return { x: from.x + dx * part, y: from.y + dy * part };
}

const distanceOf = (a: PicturePlace, b: PicturePlace): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Hands that rest while they tremble less than the threshold. */
export class HandFollower {
  #last: readonly SeenHand[] = [];

  next(hands: readonly SeenHand[]): readonly SeenHand[] {
    this.#last = hands.map((hand) => {
      const [before] = this.#last.toSorted((a, b) => distanceOf(a.palm, hand.palm) - distanceOf(b.palm, hand.palm));
      return before ? { ...hand, palm: followed(before.palm, hand.palm) } : hand;
    });
    return this.#last;
  }
}

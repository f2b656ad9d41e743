import type { AvatarFrame, Face } from '@mukae/contract/domain/avatar/frame';
import { type SmoothFace, smoothedOn } from '@mukae/contract/domain/avatar/smoothing';
import { asLiked, type Likings } from './asLiked';
import { HandFollower } from './handFollower';
import { handsOfBody } from './handsOfBody';
import { boxOf } from './picturePlace';
import type { SeenFace } from './seenFace';
import type { SeenHand } from './seenHands';

/** From what the camera sees to what moves the avatar. */
export class FaceReader {
  readonly #hands = new HandFollower();
  #smooth: SmoothFace | null = null;
  /** Undefined: nobody showed it to this camera. */
  rest: Face | undefined;

  read(seen: SeenFace, hands: readonly SeenHand[], at: number, likings: Likings): AvatarFrame {
    this.#smooth = smoothedOn(this.#smooth, seen, at);
    const frame = { ...this.#smooth.face, hands: handsOfBody(this.#hands.next(hands), boxOf(seen.outline)) };
    return asLiked(frame, this.rest, likings);
  }
}

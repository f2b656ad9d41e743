import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import { asLiked, type Likings } from './asLiked';
import type { Face } from './face';
import { HandFollower } from './handFollower';
import { handsOfBody } from './handsOfBody';
import { boxOf } from './picturePlace';
import type { SeenFace } from './seenFace';
import type { SeenHand } from './seenHands';
import { Smoothing } from './smoothing';

/** From what the camera sees to what moves the avatar. */
export class FaceReader {
  readonly #smoothing = new Smoothing();
  readonly #hands = new HandFollower();
  /** Undefined: nobody showed it to this camera. */
  rest: Face | undefined;

  read(seen: SeenFace, hands: readonly SeenHand[], at: number, likings: Likings): AvatarFrame {
    const face = this.#smoothing.next(seen, at);
    const frame = { ...face, hands: handsOfBody(this.#hands.next(hands), boxOf(seen.outline)) };
    return asLiked(frame, this.rest, likings);
  }
}

import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import { mirrored } from '@mukae/contract/domain/avatar/mirror';
import type { Face } from './face';
import { HandFollower } from './handFollower';
import { handsOfBody } from './handsOfBody';
import type { CaptureSettings } from './keptSettings';
import { beyondRest } from './neutralFace';
import { boxOf } from './picturePlace';
import type { SeenFace } from './seenFace';
import type { SeenHand } from './seenHands';
import { Smoothing } from './smoothing';

const stronger = ({ scores, head }: Face, by: number): Face => ({
  scores: scores.map((score) => Math.min(1, score * by)),
  head,
});

/** From what the camera sees to what moves the avatar. */
export class FaceReader {
  readonly #smoothing = new Smoothing();
  readonly #hands = new HandFollower();
  /** Undefined: nobody showed it to this camera. */
  rest: Face | undefined;

  read(
    seen: SeenFace,
    hands: readonly SeenHand[],
    at: number,
    { sensitivity, isMirrored }: CaptureSettings,
  ): AvatarFrame {
    const moved = this.rest ? beyondRest(seen, this.rest) : seen;
    const face = this.#smoothing.next(stronger(moved, sensitivity), at);
    const frame = { ...face, hands: handsOfBody(this.#hands.next(hands), boxOf(seen.outline)) };
    return isMirrored ? mirrored(frame) : frame;
  }
}

import type { HandLandmarkerResult } from '@mediapipe/tasks-vision';
import type { HandShape } from '@mukae/contract/domain/avatar/frame';
import { handShape } from './handShape';
import { type PicturePlace, placeOf } from './picturePlace';

/** A hand in the camera's picture, not mirrored. */
export interface SeenHand {
  palm: PicturePlace;
  /** Degrees, clockwise; 0: its fingers point up. */
  turn: number;
  shape: HandShape;
}

const wrist = 0;
const middleKnuckle = 9;

export function seenHands(
  { landmarks, worldLandmarks }: Pick<HandLandmarkerResult, 'landmarks' | 'worldLandmarks'>,
  aspect: number,
): SeenHand[] {
  return landmarks.flatMap((points, which) => {
    const [root, knuckle] = [points[wrist], points[middleKnuckle]];
    if (!root || !knuckle) return [];
    const [from, to] = [placeOf(root, aspect), placeOf(knuckle, aspect)];
    return {
      palm: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
      turn: (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI,
      shape: handShape(worldLandmarks[which] ?? []),
    };
  });
}

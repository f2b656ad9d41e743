import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';

/** As much of a shape, and as many degrees, as somebody would see come late. */
const seenScore = 0.08;
const seenDegrees = 3;

/** Whether a moment is so far from the one that was told last that it should not wait for its turn. */
export function isNews(frame: AvatarFrame, told: AvatarFrame): boolean {
  const { yaw, pitch, roll } = frame.head;
  const turned = Math.max(
    Math.abs(yaw - told.head.yaw),
    Math.abs(pitch - told.head.pitch),
    Math.abs(roll - told.head.roll),
  );
  return (
    turned >= seenDegrees ||
    frame.scores.some((score, place) => Math.abs(score - (told.scores[place] ?? 0)) >= seenScore)
  );
}

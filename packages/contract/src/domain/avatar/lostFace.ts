import type { AvatarFrame } from './frame';

/** Milliseconds: a face that is hidden for a moment, as by a hand, is not lost. */
const heldMs = 300;
const easedMs = 700;

/** 0 to 1, without a jerk at either end. */
const smoothly = (part: number): number => part * part * (3 - 2 * part);

/** What is left of the last frame so long after the face was seen; null: the avatar lives from the voice. */
export function leftOf({ scores, head, hands }: AvatarFrame, silentMs: number): AvatarFrame | null {
  if (silentMs >= heldMs + easedMs) return null;
  const left = 1 - smoothly(Math.max(0, silentMs - heldMs) / easedMs);
  return {
    scores: scores.map((score) => score * left),
    head: { yaw: head.yaw * left, pitch: head.pitch * left, roll: head.roll * left },
    hands: silentMs > heldMs ? null : hands,
  };
}

import { frameBetween } from '@mukae/contract/domain/avatar/blend';
import { bounded } from '@mukae/contract/domain/avatar/blendshapes';
import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';

interface Moment {
  at: number;
  frame: AvatarFrame;
}

/** Two moments that are nearer to each other, or further apart, do not tell how fast something moves. */
const telling = { least: 25, most: 120 };

/** Milliseconds for which it is taken to go on: a head does not stop at once, lips do. */
const farthest = { scores: 25, head: 50 };

/** The last moment, had it gone on so many milliseconds as it came. */
export function foreseen(moments: readonly Moment[], ms: number): AvatarFrame {
  const last = moments.at(-1);
  if (!last) return calmFrame;
  const before = moments.findLast(({ at }) => last.at - at >= telling.least);
  if (!before || last.at - before.at > telling.most) return last.frame;
  const after = (most: number) =>
    frameBetween(before.frame, last.frame, 1 + Math.min(ms, most) / (last.at - before.at));
  // Hands are seen seldom and with a jump: where they go next is anybody's guess.
  const { hands } = last.frame;
  return { scores: after(farthest.scores).scores.map(bounded), head: after(farthest.head).head, hands };
}

import { between } from '@mukae/contract/domain/avatar/blend';
import { bounded } from '@mukae/contract/domain/avatar/blendshapes';
import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';

interface Moment {
  at: number;
  frame: AvatarFrame;
}

/** Two moments that are nearer to each other, or further apart, do not tell how fast something moves. */
const telling = { least: 25, most: 120 };

/** The last moment, had it gone on so many milliseconds as it came. */
export function foreseen(moments: readonly Moment[], ms: number): AvatarFrame {
  const last = moments.at(-1);
  if (!last) return calmFrame;
  const before = moments.findLast(({ at }) => last.at - at >= telling.least);
  if (!before || last.at - before.at > telling.most) return last.frame;
  const frame = between(before.frame, last.frame, 1 + ms / (last.at - before.at));
  // Hands are seen seldom and with a jump: where they go next is anybody's guess.
  return { ...frame, scores: frame.scores.map(bounded), hands: last.frame.hands };
}

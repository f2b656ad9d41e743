import type { AvatarFrame, Face } from '@mukae/contract/domain/avatar/frame';
import { mirrored } from '@mukae/contract/domain/avatar/mirror';
import type { CaptureSettings } from './keptSettings';
import { beyondRest } from './neutralFace';

export type Likings = Pick<CaptureSettings, 'sensitivity' | 'isMirrored'>;

/** What is seen of somebody, as she likes it to move her avatar: beyond her face at rest, as strongly, mirrored or not. */
export function asLiked(
  { scores, head, hands }: AvatarFrame,
  rest: Face | undefined,
  { sensitivity, isMirrored }: Likings,
): AvatarFrame {
  const moved = rest ? beyondRest({ scores, head }, rest) : { scores, head };
  const frame = { ...moved, scores: moved.scores.map((score) => Math.min(1, score * sensitivity)), hands };
  return isMirrored ? mirrored(frame) : frame;
}

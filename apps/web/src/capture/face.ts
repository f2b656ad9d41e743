import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';

/** The part of a frame that a face tells. */
export type Face = Pick<AvatarFrame, 'scores' | 'head'>;

export const calmFace: Face = { scores: calmFrame.scores, head: calmFrame.head };

import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';

/** The part of a frame that a face tells. */
export type Face = Pick<AvatarFrame, 'scores' | 'head'>;

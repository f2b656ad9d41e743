import { pictureFrame } from '@mukae/contract/domain/character/figureFrame';
import type { VRM } from '@pixiv/three-vrm';
import { VrmAvatar } from './vrmAvatar';

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of the frame in which a model waits. Rejects where nothing can be drawn. */
export async function pictureOf(
  model: VRM,
  part: Part,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const avatar = new VrmAvatar(model, canvas);
  try {
    avatar.resize(width, height);
    avatar.drawCut(pictureFrame, part);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    avatar.dispose();
  }
}

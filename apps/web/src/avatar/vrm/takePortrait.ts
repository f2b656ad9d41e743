import { pictureFrame } from '@mukae/contract/domain/character/figureFrame';
import { portraitSize } from '@mukae/contract/domain/character/portrait';
import { loadVrm } from './loadVrm';
import { VrmAvatar } from './vrmAvatar';

/** Head and shoulders in the frame of the figure. */
const bust = { top: 150, width: 660 };
const cut = {
  x: (pictureFrame.width - bust.width) / 2,
  y: bust.top,
  width: bust.width,
  height: (bust.width * portraitSize.height) / portraitSize.width,
};

/** A picture of a model as it waits. Rejects where nothing can be drawn. */
export async function takePortrait(model: ArrayBuffer): Promise<Blob> {
  const canvas = new OffscreenCanvas(portraitSize.width, portraitSize.height);
  const avatar = new VrmAvatar(await loadVrm(model), canvas);
  try {
    avatar.resize(portraitSize.width, portraitSize.height);
    avatar.drawCut(pictureFrame, cut);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    avatar.dispose();
  }
}

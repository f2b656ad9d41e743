import { pictureFrame } from '@mukae/contract/domain/character/figureFrame';
import { portraitSize } from '@mukae/contract/domain/character/portrait';
import { loadVrm } from './loadVrm';
import { pictureOf } from './pictureOf';

/** Head and shoulders in the frame of the figure. */
const bust = { top: 150, width: 660 };
const cut = {
  x: (pictureFrame.width - bust.width) / 2,
  y: bust.top,
  width: bust.width,
  height: (bust.width * portraitSize.height) / portraitSize.width,
};

/** A picture of a model as it waits. Rejects where nothing can be drawn. */
export const takePortrait = async (model: ArrayBuffer): Promise<Blob> =>
  pictureOf(await loadVrm(model), cut, portraitSize);

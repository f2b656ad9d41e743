import { pictureFrame } from '@mukae/contract/domain/character/figureFrame';
import { fetchVrm } from './fetchVrm';
import { pictureOf } from './pictureOf';

const { width, height } = pictureFrame;

/** A picture of a model as it stands, in its whole frame. Rejects where the model cannot be had or drawn. */
export const takeStanding = async (address: string): Promise<Blob> =>
  pictureOf(await fetchVrm(address), { x: 0, y: 0, width, height }, { width: width / 2, height: height / 2 });

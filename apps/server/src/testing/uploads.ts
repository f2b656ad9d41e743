import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type TinyVrm, tinyVrm } from '@mukae/contract/testing/vrm/tinyVrm';
import sharp from 'sharp';

const film = fileURLToPath(new URL('../../../web/public/characters/kento/standby.mp4', import.meta.url));

/** A picture of one colour, as a browser sends it. */
export async function drawnPicture(background: string, name = 'picture.png', format: 'png' | 'jpeg' = 'png') {
  const picture = sharp({ create: { width: 1280, height: 720, channels: 3, background } });
  return new File([await picture.toFormat(format).toBuffer()], name, { type: `image/${format}` });
}

/** A film of 24 seconds, as a browser sends it. */
export const sampleFilm = async (name = 'film.mp4') => new File([await readFile(film)], name, { type: 'video/mp4' });

/** A small VRM model, as a browser sends it. */
export const sampleModel = (departures?: TinyVrm) => new File([tinyVrm(departures)], 'model.vrm');

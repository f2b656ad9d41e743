import { pictureMaxPixels } from '@mukae/contract/domain/media/media';
import sharp from 'sharp';
import { Refusal } from '../refusals/refusal';

interface Picture {
  kind: 'png' | 'jpeg';
  /** As it is shown. */
  width: number;
  height: number;
}

/** The kind is decided by the content, and the size is known before a pixel is decoded. */
export async function inspectPicture(path: string): Promise<Picture> {
  const image = sharp(path, { limitInputPixels: false });
  const { format, autoOrient } = await image.metadata().catch((cause) => {
    throw new Refusal('imageType', { cause });
  });
  if (format !== 'png' && format !== 'jpeg') throw new Refusal('imageType');
  const { width, height } = autoOrient;
  if (width * height > pictureMaxPixels) throw new Refusal('imageTooLarge');
  return { kind: format, width, height };
}

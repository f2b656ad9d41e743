import { pictureMaxPixels } from '@mukae/contract/calls/accounts';
import sharp from 'sharp';
import { Refusal } from '../http/refusal';

const side = 512;
const formats = new Set(['png', 'jpeg']);

/** The format is decided by the content, and the size is known before a pixel is decoded. */
async function inspect(path: string): Promise<void> {
  const image = sharp(path, { limitInputPixels: false });
  const { format, width, height } = await image.metadata().catch((cause) => {
    throw new Refusal('imageType', { cause });
  });
  if (!formats.has(format)) throw new Refusal('imageType');
  if (width * height > pictureMaxPixels) throw new Refusal('imageTooLarge');
}

/** A square picture without the metadata of its camera. */
export async function makeThumbnail(path: string): Promise<Buffer> {
  await inspect(path);
  try {
    return await sharp(path, { limitInputPixels: pictureMaxPixels })
      .autoOrient()
      .resize(side, side, { fit: 'cover', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw new Refusal('imageType', { cause });
  }
}

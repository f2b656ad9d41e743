import { pictureMaxPixels } from '@mukae/contract/domain/media/media';
import sharp, { type ResizeOptions } from 'sharp';
import { Refusal } from '../refusals/refusal';
import { inspectPicture } from './inspectPicture';

/** Smaller, never larger, and without what the camera wrote into it. */
export async function shrink(path: string, options: ResizeOptions): Promise<Buffer> {
  await inspectPicture(path);
  try {
    return await sharp(path, { limitInputPixels: pictureMaxPixels })
      .autoOrient()
      .resize({ ...options, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw new Refusal('fileBroken', { cause });
  }
}

import { open } from 'node:fs/promises';
import { pictureMaxPixels } from '@mukae/contract/domain/media/media';
import sharp from 'sharp';
import { Refusal } from '../refusals/refusal';
import { refuseHeapOfSegments } from './segments';

interface Picture {
  kind: 'png' | 'jpeg';
  /** As it is shown. */
  width: number;
  height: number;
}

const beginnings = ['89504e470d0a1a0a', 'ffd8ff'];
const longestBeginning = 8;

/** Why a file could not be read: it is empty, begins as a picture but does not go on as one, or never was one. */
async function unreadable(path: string): Promise<'fileEmpty' | 'fileBroken' | 'imageType'> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestBeginning), 0, longestBeginning, 0);
    if (bytesRead === 0) return 'fileEmpty';
    const beginning = buffer.toString('hex');
    return beginnings.some((known) => beginning.startsWith(known)) ? 'fileBroken' : 'imageType';
  } finally {
    await file.close();
  }
}

/** The kind is decided by the content, and the size is known before a pixel is decoded. */
export async function inspectPicture(path: string): Promise<Picture> {
  await refuseHeapOfSegments(path);
  const image = sharp(path, { limitInputPixels: false });
  const { format, autoOrient } = await image.metadata().catch(async (cause) => {
    throw new Refusal(await unreadable(path), { cause });
  });
  if (format !== 'png' && format !== 'jpeg') throw new Refusal('imageType');
  const { width, height } = autoOrient;
  if (width * height > pictureMaxPixels) throw new Refusal('imageTooLarge');
  return { kind: format, width, height };
}

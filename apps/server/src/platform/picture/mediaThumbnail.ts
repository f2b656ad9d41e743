import { thumbnailSize } from '@mukae/contract/domain/media/media';
import { shrink } from './shrink';

/** All of a picture, or of a frame of a film, as lists show it. */
export const makeMediaThumbnail = (path: string): Promise<Buffer> => shrink(path, { ...thumbnailSize, fit: 'inside' });

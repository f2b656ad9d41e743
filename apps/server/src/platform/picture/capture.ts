import { thumbnailSize } from '@mukae/contract/domain/media/media';
import { shrink } from './shrink';

/** What a camera saw, filling the frame. */
export const makeCapture = (path: string): Promise<Buffer> => shrink(path, { ...thumbnailSize, fit: 'cover' });

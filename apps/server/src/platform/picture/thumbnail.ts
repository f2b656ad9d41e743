import { shrink } from './shrink';

/** The square picture of a person. */
export const makeThumbnail = (path: string): Promise<Buffer> => shrink(path, { width: 512, height: 512, fit: 'cover' });

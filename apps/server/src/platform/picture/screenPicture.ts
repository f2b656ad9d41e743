import { screenPictureSide } from '@mukae/contract/domain/signage/commands/screenPicture';
import { shrink } from './shrink';

/** What a screen shows, whole. */
export const makeScreenPicture = (path: string): Promise<Buffer> =>
  shrink(path, { width: screenPictureSide, height: screenPictureSide, fit: 'inside' });

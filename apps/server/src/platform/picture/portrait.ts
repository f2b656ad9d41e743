import { portraitSize } from '@mukae/contract/domain/character/portrait';
import { shrink } from './shrink';

/** The bust of a character. */
export const makePortrait = (path: string): Promise<Buffer> => shrink(path, { ...portraitSize, fit: 'cover' });

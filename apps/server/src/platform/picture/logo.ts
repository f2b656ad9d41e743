import { shrink } from './shrink';

/** Whole, in the shape it has: a logo is never cut. */
export const makeLogo = (path: string): Promise<Buffer> => shrink(path, { width: 1200, height: 400, fit: 'inside' });

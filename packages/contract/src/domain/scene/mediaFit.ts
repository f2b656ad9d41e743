import type { Size } from '../signage/size';

/** Of the picture, while it covers its place. */
const maxLoss = 0.14;

/** Cover while cropping loses little, else the whole picture; never stretched. */
export function mediaFit(medium: Size, place: Size): 'cover' | 'contain' {
  const [wanted, given] = [medium.width / medium.height, place.width / place.height];
  const loss = 1 - Math.min(wanted / given, given / wanted);
  return loss > maxLoss ? 'contain' : 'cover';
}

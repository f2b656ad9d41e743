import type { CameraPicture } from './cameraPicture';

const width = 32;
const height = 24;

/** Tells how bright a picture is, 0 to 255, by a very small copy of it. */
export function brightnessMeter(): (picture: CameraPicture) => number {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to look at a picture');
  return (picture) => {
    context.drawImage(picture, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) {
      sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
    }
    return sum / (width * height);
  };
}

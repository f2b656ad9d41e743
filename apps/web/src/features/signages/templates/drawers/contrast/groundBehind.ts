import type { Box } from '@mukae/contract/domain/scene/block';
import { type Pixels, worstContrast } from '@mukae/contract/domain/scene/readability';
import { within } from '@mukae/contract/domain/within';
import { type Behind, paintScene } from './paintScene';

/** Of a design pixel: strokes are wider than what is averaged so. */
const scale = 1 / 4;
/** What is shown of the ground around its worst place, in design pixels. */
const sampleSize = { width: 420, height: 120 };

export interface Ground {
  /** Everything that lies beneath the text, of every medium that it shows one after another. */
  pixels: Pixels;
  /** A picture of the worst place. */
  sample: string;
  ratio: number;
}

interface Spot {
  ratio: number;
  sample: string;
}

function sampleAround(canvas: HTMLCanvasElement, x: number, y: number): string {
  const [width, height] = [sampleSize.width * scale, sampleSize.height * scale];
  const part = document.createElement('canvas');
  part.width = width;
  part.height = height;
  const left = within(x - width / 2, 0, canvas.width - width);
  const top = within(y - height / 2, 0, canvas.height - height);
  part.getContext('2d')?.drawImage(canvas, left, top, width, height, 0, 0, width, height);
  return part.toDataURL();
}

/** What lies beneath the lines of a text, and its worst place; null where there is no text. */
export function groundBehind(text: string, lines: readonly Box[], shown: readonly Behind[]): Ground | null {
  const pixels: number[] = [];
  let worst: Spot | null = null;
  for (const behind of shown) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(behind.canvas.width * scale);
    canvas.height = Math.ceil(behind.canvas.height * scale);
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) return null;
    brush.imageSmoothingQuality = 'high';
    brush.scale(scale, scale);
    paintScene(brush, behind);
    for (const line of lines) {
      const left = Math.floor(within(line.x * scale, 0, canvas.width - 1));
      const top = Math.floor(within(line.y * scale, 0, canvas.height - 1));
      const width = Math.max(1, Math.min(Math.ceil(line.width * scale), canvas.width - left));
      const height = Math.max(1, Math.min(Math.ceil(line.height * scale), canvas.height - top));
      const { data } = brush.getImageData(left, top, width, height);
      const { ratio, at } = worstContrast(text, data);
      for (const value of data) pixels.push(value);
      if (worst === null || ratio < worst.ratio)
        worst = { ratio, sample: sampleAround(canvas, left + (at % width), top + Math.floor(at / width)) };
    }
  }
  return worst && { pixels, ...worst };
}

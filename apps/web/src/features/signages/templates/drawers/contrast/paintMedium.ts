import type { Box } from '@mukae/contract/domain/scene/block';
import { mediaFit } from '@mukae/contract/domain/scene/mediaFit';
import { sceneColours } from '@mukae/contract/domain/scene/sceneColours';
import type { MediaSource } from '@mukae/contract/domain/template/sceneTemplate';

type Brush = CanvasRenderingContext2D;

const blurredDim = 'rgb(0 0 0 / 28%)';
/** So few pixels of a picture that it is as soft as its blurred ground. */
const blurredSide = 10;
const overscan = 1.2;

function drawn(brush: Brush, medium: HTMLCanvasElement, { x, y, width, height }: Box, scale: number): void {
  const [wide, high] = [medium.width * scale, medium.height * scale];
  brush.drawImage(medium, x + (width - wide) / 2, y + (height - high) / 2, wide, high);
}

function softened(medium: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = blurredSide;
  canvas.height = blurredSide;
  canvas.getContext('2d')?.drawImage(medium, 0, 0, blurredSide, blurredSide);
  return canvas;
}

/** A medium at its place, with the same fit and ground as visitors see it. */
export function paintMedium(brush: Brush, kind: MediaSource['kind'], medium: HTMLCanvasElement, place: Box): void {
  const scales = [place.width / medium.width, place.height / medium.height];
  const [least, most] = [Math.min(...scales), Math.max(...scales)];
  brush.save();
  brush.beginPath();
  brush.rect(place.x, place.y, place.width, place.height);
  brush.clip();
  if (mediaFit(medium, place) === 'cover') drawn(brush, medium, place, most);
  else {
    if (kind === 'film') {
      brush.fillStyle = sceneColours.darkGround;
      brush.fillRect(place.x, place.y, place.width, place.height);
    } else {
      const [wide, high] = [medium.width * most * overscan, medium.height * most * overscan];
      const [left, top] = [place.x + (place.width - wide) / 2, place.y + (place.height - high) / 2];
      brush.drawImage(softened(medium), left, top, wide, high);
      brush.fillStyle = blurredDim;
      brush.fillRect(place.x, place.y, place.width, place.height);
    }
    drawn(brush, medium, place, least);
  }
  brush.restore();
}

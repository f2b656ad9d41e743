import { type FigureFrame, figureFrames, pictureFrame } from '@mukae/contract/domain/character/figureFrame';
import type { AvatarBlock, Box } from '@mukae/contract/domain/scene/block';
import { cropOf, placeFigure } from '@mukae/contract/domain/scene/crop';
import { boxOn } from '@mukae/contract/domain/scene/designCanvas';
import type { Size } from '@mukae/contract/domain/signage/size';
import type { SceneCharacter } from './sceneState';

/** A character at its place, all in design pixels of the canvas. */
export interface Standing {
  block: AvatarBlock;
  box: Box;
  /** The whole frame it is drawn in, of which only the box shows. */
  figure: { left: number; top: number; width: number; height: number; scale: number };
  light: { x: number; y: number; width: number };
}

/** Of a figure drawn in full size: how far below the upper edge of the crop the light stands, and how wide it is. */
const lamp = { below: 388, width: 790 };

const frameOf = (character: SceneCharacter): FigureFrame =>
  character.kind === 'builtIn' ? figureFrames[character.id] : pictureFrame;

export function standingOn(canvas: Size, block: AvatarBlock, character: SceneCharacter): Standing {
  const frame = frameOf(character);
  const crop = cropOf(frame, block.crop);
  const box = boxOn(canvas, block);
  const { left, top, scale } = placeFigure(frame, crop, box);
  return {
    block,
    box,
    figure: { left: box.x + left, top: box.y + top, width: frame.width, height: frame.height, scale },
    light: {
      x: box.x + box.width / 2,
      y: box.y + top + (crop.top + lamp.below) * scale,
      width: lamp.width * scale,
    },
  };
}

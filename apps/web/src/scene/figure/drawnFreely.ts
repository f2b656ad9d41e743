import type { Movement } from '../../avatar/stream/movement';
import type { DrawnFigure } from '../sceneState';

/** A preview that moves whenever it can; where it cannot be drawn its picture stays. */
export const drawnFreely = (movement: Movement | null): DrawnFigure => ({
  is: 'drawn',
  movement,
  mayMove: () => true,
  isPreview: true,
  onCannotDraw: () => {},
});

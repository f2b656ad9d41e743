import type { Movement } from '@/avatar/stream/movement';
import type { DrawnFigure } from '../sceneState';

/** Moves whenever it can; where it cannot be drawn its picture stays. */
export const drawnFreely = (movement: Movement | null): DrawnFigure => ({
  is: 'drawn',
  movement,
  mayMove: () => true,
  onCannotDraw: () => {},
});

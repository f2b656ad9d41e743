import type { CannotDraw } from '../../avatar/drawing/drawing';
import type { Movement } from '../../avatar/stream/movement';
import { FigurePicture } from '../FigurePicture';
import type { SceneCharacter } from '../sceneState';
import classes from './LiveFigure.module.css';
import { useDrawing } from './useDrawing';

/** A character that moves: by its own life, or as somebody moves it. A picture of it stands in for the first drawing. */
export function LiveFigure({
  character,
  movement,
  onCannotDraw,
}: {
  character: SceneCharacter;
  movement: Movement | null;
  onCannotDraw: (because: CannotDraw) => void;
}) {
  const { canvas, isDrawn } = useDrawing(character, movement, onCannotDraw);
  return (
    <>
      {!isDrawn && <FigurePicture character={character} pose="fold" />}
      <canvas ref={canvas} className={classes.drawing} data-drawn={isDrawn || undefined} />
    </>
  );
}

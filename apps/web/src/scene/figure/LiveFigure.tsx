import { FigurePicture } from '../FigurePicture';
import type { DrawnFigure, SceneCharacter } from '../sceneState';
import classes from './LiveFigure.module.css';
import { useDrawing } from './useDrawing';

/** A character that moves: by its own life, or as somebody moves it. A picture of it stands in for the first drawing. */
export function LiveFigure({ character, figure }: { character: SceneCharacter; figure: DrawnFigure }) {
  const { canvas, isDrawn } = useDrawing(character, figure);
  return (
    <>
      {!isDrawn && <FigurePicture character={character} pose="fold" />}
      <canvas ref={canvas} className={classes.drawing} data-drawn={isDrawn || undefined} />
    </>
  );
}

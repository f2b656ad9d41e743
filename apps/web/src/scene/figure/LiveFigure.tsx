import { FigurePicture } from '../FigurePicture';
import type { DrawnFigure, SceneCharacter } from '../sceneState';
import { type Bearing, calm } from './bearing';
import classes from './LiveFigure.module.css';
import { useBearing } from './useBearing';
import { useDrawing } from './useDrawing';

/** A character that moves: as somebody moves it, or by its own life as the scene asks. A picture of it stands in for the first drawing. */
export function LiveFigure({
  character,
  figure,
  bearing = calm,
}: {
  character: SceneCharacter;
  figure: DrawnFigure;
  bearing?: Bearing | undefined;
}) {
  const own = useBearing(bearing);
  const isMoved = figure.movement !== null;
  const { canvas, isDrawn } = useDrawing(
    character,
    { ...figure, movement: figure.movement ?? own.movement },
    { gaze: isMoved ? null : own.gaze, welcomes: !isMoved && bearing.welcomes },
  );
  return (
    <>
      {!isDrawn && <FigurePicture character={character} pose="fold" />}
      <canvas ref={canvas} className={classes.drawing} data-drawn={isDrawn || undefined} />
    </>
  );
}

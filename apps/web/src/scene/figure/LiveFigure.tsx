import { useState } from 'react';
import { Movement } from '@/avatar/stream/movement';
import { FigurePicture } from '../FigurePicture';
import type { DrawnFigure, SceneCharacter } from '../sceneState';
import { type Bearing, led } from './bearing';
import classes from './LiveFigure.module.css';
import { useBearing } from './useBearing';
import { useDrawing } from './useDrawing';

/** A character that moves: as somebody of the staff moves it, or as the scene asks. A picture of it stands in for the first drawing. */
export function LiveFigure({
  character,
  figure,
  bearing = led,
}: {
  character: SceneCharacter;
  figure: DrawnFigure;
  bearing?: Bearing | undefined;
}) {
  const [own] = useState(() => new Movement());
  const movement = figure.movement ?? own;
  const gaze = useBearing(bearing, movement);
  const { canvas, isDrawn } = useDrawing(character, { ...figure, movement }, { gaze, welcomes: bearing.welcomes });
  return (
    <>
      {!isDrawn && <FigurePicture character={character} pose="fold" />}
      <canvas ref={canvas} className={classes.drawing} data-drawn={isDrawn || undefined} />
    </>
  );
}

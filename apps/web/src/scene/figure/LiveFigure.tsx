import type { Puppet } from '../../avatar/stream/puppet';
import { FigurePicture } from '../FigurePicture';
import type { SceneCharacter } from '../sceneState';
import classes from './LiveFigure.module.css';
import { useDrawing } from './useDrawing';

/** A character that moves: by its own life, or as somebody moves it. A picture of it stands in for the first drawing. */
export function LiveFigure({
  character,
  puppet,
  onCannotDraw,
}: {
  character: SceneCharacter;
  puppet: Puppet | null;
  onCannotDraw: () => void;
}) {
  const { canvas, isDrawn } = useDrawing(character, puppet, onCannotDraw);
  return (
    <>
      {!isDrawn && <FigurePicture character={character} pose="fold" />}
      <canvas ref={canvas} className={classes.drawing} data-drawn={isDrawn || undefined} />
    </>
  );
}

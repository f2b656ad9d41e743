import { cropOf, placeFigure } from '@mukae/contract/domain/scene/crop';
import type { Size } from '@mukae/contract/domain/signage/size';
import { FigureCanvas } from './figure/FigureCanvas';
import classes from './LivePortrait.module.css';
import type { SceneCharacter, SceneFigure } from './sceneState';
import { frameOf } from './standing';

/** A character down to the chest, without a scene around it; what is outside of the size is cut by who shows it. */
export function LivePortrait({
  character,
  figure,
  size,
}: {
  character: SceneCharacter;
  figure: SceneFigure;
  size: Size;
}) {
  const frame = frameOf(character);
  const { left, top, scale } = placeFigure(frame, cropOf(frame, 'bust'), size);
  const { width, height } = frame;
  return (
    <div
      className={classes.figure}
      style={{ width, height, transform: `translate(${left}px, ${top}px) scale(${scale})` }}
    >
      <FigureCanvas character={character} pose="fold" figure={figure} />
    </div>
  );
}

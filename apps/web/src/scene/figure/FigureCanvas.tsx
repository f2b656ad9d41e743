import type { Pose } from '@mukae/contract/domain/character/builtIn';
import { Fading } from '../Fading';
import { FigurePicture } from '../FigurePicture';
import { keyOf } from '../keyOf';
import type { SceneCharacter, SceneFigure } from '../sceneState';
import { prefersStillness, useIsStill } from '../stillness';
import { type Bearing, calm } from './bearing';
import { FilmedFigure } from './FilmedFigure';
import { LiveFigure } from './LiveFigure';
import { StandingFigure } from './StandingFigure';

/** Who stands there: alive wherever something may move, and as a picture everywhere else. */
export function FigureCanvas({
  character,
  pose,
  figure,
  bearing = calm,
}: {
  character: SceneCharacter;
  pose: Pose;
  figure: SceneFigure;
  bearing?: Bearing | undefined;
}) {
  const isStill = useIsStill();
  if (figure.is === 'filmed' && figure.film && !isStill) return <FilmedFigure film={figure.film} />;
  if (isStill && character.kind === 'own') return <StandingFigure key={character.model} character={character} />;
  if (figure.is === 'filmed' || isStill || prefersStillness()) {
    return <FigurePicture character={character} pose={pose} />;
  }
  return (
    <Fading id={keyOf(character)} covers>
      <LiveFigure character={character} figure={figure} bearing={bearing} />
    </Fading>
  );
}

import type { Pose } from '@mukae/contract/domain/character/builtIn';
import { Fading } from '../Fading';
import { FigurePicture } from '../FigurePicture';
import { keyOf } from '../keyOf';
import type { SceneCharacter, SceneFigure } from '../sceneState';
import { prefersStillness, useIsStill } from '../stillness';
import { BreathingPicture } from './BreathingPicture';
import { type Bearing, led } from './bearing';
import { FilmedFigure } from './FilmedFigure';
import { LiveFigure } from './LiveFigure';
import { StandingFigure } from './StandingFigure';
import { WaitingFilm } from './WaitingFilm';

/** Who stands there: alive wherever something may move, and as a picture everywhere else. */
export function FigureCanvas({
  character,
  pose,
  figure,
  bearing = led,
}: {
  character: SceneCharacter;
  pose: Pose;
  figure: SceneFigure;
  bearing?: Bearing | undefined;
}) {
  const isStill = useIsStill();
  if (figure.is === 'filmed' && figure.film && !isStill) return <FilmedFigure film={figure.film} />;
  if (isStill && character.kind === 'own') return <StandingFigure key={character.model} character={character} />;
  const picture = <FigurePicture character={character} pose={pose} />;
  if (isStill || prefersStillness()) return picture;
  if (figure.is === 'filmed') {
    // The film of her waiting waves and smiles, which suits no other scene.
    const waits = character.kind === 'builtIn' && bearing.welcomes;
    return (
      <Fading id={waits ? 'waiting' : 'standing'} covers>
        {waits ? <WaitingFilm id={character.id} /> : <BreathingPicture>{picture}</BreathingPicture>}
      </Fading>
    );
  }
  return (
    <Fading id={keyOf(character)} covers>
      <LiveFigure character={character} figure={figure} bearing={bearing} />
    </Fading>
  );
}

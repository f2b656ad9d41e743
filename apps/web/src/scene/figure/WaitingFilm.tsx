import { type BuiltInCharacter, characterPictures } from '@mukae/contract/domain/character/builtIn';
import { Fading } from '../Fading';
import classes from './FilmedFigure.module.css';

/** How she waits, on a screen that does not draw: nobody stands there like a picture. */
export function WaitingFilm({ id }: { id: BuiltInCharacter }) {
  const { standby, pose } = characterPictures(id);
  return (
    <Fading id={id} covers>
      <video className={classes.film} src={standby} poster={pose('fold')} autoPlay loop muted playsInline />
    </Fading>
  );
}

import { characterPictures, type Pose } from '@mukae/contract/domain/character/builtIn';
import { Fading } from './Fading';
import classes from './FigurePicture.module.css';
import type { SceneCharacter } from './sceneState';

/** The character as a picture, while nobody moves it. */
export function FigurePicture({ character, pose }: { character: SceneCharacter; pose: Pose }) {
  if (character.kind === 'own') return <img className={classes.bust} src={character.picture} alt="" />;
  const url = characterPictures(character.id).pose(pose);
  return (
    <Fading id={url} covers>
      <img className={classes.drawing} src={url} alt="" />
    </Fading>
  );
}

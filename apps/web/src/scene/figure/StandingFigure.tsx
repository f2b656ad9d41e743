import { useEffect, useState } from 'react';
import { FigurePicture } from '../FigurePicture';
import classes from '../FigurePicture.module.css';
import type { SceneCharacter } from '../sceneState';
import { standingPicture } from './standingPicture';

/** A model as it stands where nothing moves; its bust until it is drawn, and where it cannot be. */
export function StandingFigure({ character }: { character: Extract<SceneCharacter, { kind: 'own' }> }) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    standingPicture(character.model).then(
      (drawn) => !isGone && setPicture(drawn),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [character.model]);
  if (picture === null) return <FigurePicture character={character} pose="fold" />;
  return <img className={classes.drawing} src={picture} alt="" />;
}

import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { useState } from 'react';
import { IconPlayerPlay } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { welcoming } from '@/scene/figure/bearing';
import { drawnFreely } from '@/scene/figure/drawnFreely';
import { LiveFigure } from '@/scene/figure/LiveFigure';
import { sceneCharacterOf } from '@/scene/sceneCharacterOf';
import { charactersTexts } from './characters.texts';
import classes from './StandbyFilm.module.css';

/** The character as it waits for visitors: moving without end, or at rest until it is asked to. */
export function StandbyFilm({ character }: { character: CharacterAnswer }) {
  const t = useTexts(charactersTexts);
  const prefersStillness = useReducedMotion(false, { getInitialValueInEffect: false });
  const [asked, setAsked] = useState(false);
  return (
    <div className={classes.door}>
      {prefersStillness && !asked ? (
        <>
          <img className={classes.poster} src={character.image_url} alt="" />
          <Button
            className={classes.play}
            leftSection={<IconPlayerPlay size={18} stroke={1.8} aria-hidden />}
            onClick={() => setAsked(true)}
          >
            {t.play}
          </Button>
        </>
      ) : (
        <Waiting character={character} label={t.film(character.name)} />
      )}
    </div>
  );
}

/** Of those who come with the product there is a film; a company's own character is drawn. */
function Waiting({ character, label }: { character: CharacterAnswer; label: string }) {
  if (character.model_url !== '') {
    return (
      <div role="img" aria-label={label} className={classes.film}>
        <LiveFigure character={sceneCharacterOf(character)} figure={drawnFreely(null)} bearing={welcoming} />
      </div>
    );
  }
  return (
    <video
      className={classes.film}
      src={character.standby_image_url}
      poster={character.image_url}
      aria-label={label}
      autoPlay
      loop
      muted
      playsInline
      disablePictureInPicture
    />
  );
}

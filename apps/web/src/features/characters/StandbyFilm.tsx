import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../language/LanguageProvider';
import { charactersTexts } from './characters.texts';
import classes from './StandbyFilm.module.css';

/** The character as it waits for visitors: a silent film that goes round and round, or at rest until it is asked to. */
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
        <video
          className={classes.film}
          src={character.standby_image_url}
          poster={character.image_url}
          aria-label={t.film(character.name)}
          autoPlay
          loop
          muted
          playsInline
          disablePictureInPicture
        />
      )}
    </div>
  );
}

import { Button, Modal } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../language/LanguageProvider';
import { useLast } from '../service/useLast';
import classes from './AvatarPreviewDialog.module.css';
import { charactersTexts } from './characters.texts';

/** The character as it waits for visitors: a silent film that goes round and round. */
export function AvatarPreviewDialog({
  character,
  onClose,
}: {
  character: CharacterAnswer | null;
  onClose: () => void;
}) {
  const shown = useLast(character);
  return (
    <Modal opened={character !== null} onClose={onClose} title={shown?.name} size={380} padding="lg">
      {shown && <Film key={shown.id} character={shown} />}
    </Modal>
  );
}

function Film({ character }: { character: CharacterAnswer }) {
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

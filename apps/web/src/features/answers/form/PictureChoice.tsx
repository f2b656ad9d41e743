import { Button, Input, Modal } from '@mantine/core';
import { useState } from 'react';
import { LibraryShelf, MediumPicture } from '@/features/media';
import type { Field } from '@/forms/field';
import { IconPhoto } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { answerFormTexts } from './answerForm.texts';
import classes from './PictureChoice.module.css';
import { useLibraryPictures } from './useLibraryPictures';

/** A picture of the company's library that stands beside her while she answers. */
export function PictureChoice({ field }: { field: Field<number | null> }) {
  const t = useTexts(answerFormTexts);
  const [isOpen, setOpen] = useState(false);
  const library = useLibraryPictures();
  const chosen = library.data?.find(({ id }) => id === field.value);
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.label}>{t.picture}</legend>
      <div className={classes.picture}>
        <span className={classes.thumbnail}>
          {chosen ? <MediumPicture medium={chosen} /> : <IconPhoto size={22} stroke={1.6} aria-hidden />}
        </span>
        <div className={classes.words}>
          <span className={classes.name}>{chosen?.name ?? t.noPicture}</span>
          <div className={classes.deeds}>
            <Button
              id={field.id}
              size="xs"
              variant="light"
              leftSection={<IconPhoto size={16} stroke={1.7} aria-hidden />}
              onClick={() => setOpen(true)}
            >
              {field.value === null ? t.choosePicture : t.changePicture}
            </Button>
            {field.value !== null && (
              <Button size="xs" variant="subtle" color="gray" onClick={() => field.set(null)}>
                {t.removePicture}
              </Button>
            )}
          </div>
        </div>
      </div>
      {field.fault && <Input.Error>{field.fault}</Input.Error>}
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t.pictureTitle} size={760}>
        <div className={classes.library}>
          <Loaded query={library} skeleton={<PanelSkeleton label={t.loadingPictures} />}>
            {(media) => (
              <LibraryShelf
                media={media}
                placeOf={() => null}
                onChoose={({ id }) => {
                  field.set(id);
                  setOpen(false);
                }}
              />
            )}
          </Loaded>
        </div>
      </Modal>
    </fieldset>
  );
}

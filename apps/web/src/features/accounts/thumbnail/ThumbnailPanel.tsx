import { Button, FileButton, Text } from '@mantine/core';
import { pictureFault, pictureTypes } from '@mukae/contract/calls/picture';
import { type Fault, faults } from '@mukae/contract/errors/faults';
import { useRef, useState } from 'react';
import type { Field } from '@/forms/field';
import { IconAlertCircle, IconUpload } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { Arch } from '@/ui/Arch';
import { firstLetter } from '@/ui/firstLetter';
import { Panel } from '@/ui/Panel';
import { usePreview } from '@/ui/usePreview';
import classes from './ThumbnailPanel.module.css';
import { thumbnailTexts } from './thumbnail.texts';

/** The picture in the door, and another one before it is saved. One that does not fit is not even taken. */
export function ThumbnailPanel({
  name,
  current,
  chosen,
}: {
  name: string;
  current: string;
  chosen: Field<File | null>;
}) {
  const t = useTexts(thumbnailTexts);
  const { language } = useLanguage();
  const [refused, setRefused] = useState<Fault | null>(null);
  const fault = refused ? faults[refused][language] : chosen.fault;
  const preview = usePreview(chosen.value);
  const resetInput = useRef<() => void>(null);

  const take = (file: File | null) => {
    if (!file) return;
    resetInput.current?.();
    const found = pictureFault(file);
    setRefused(found);
    if (!found) chosen.set(file);
  };
  const takeBack = () => {
    setRefused(null);
    chosen.set(null);
  };

  return (
    <Panel title={t.title}>
      <div className={classes.thumbnail}>
        <Arch picture={preview ?? current} figure="photo" letter={firstLetter(name)} width={72} />
        <div className={classes.choice}>
          <FileButton resetRef={resetInput} accept={pictureTypes.join(',')} onChange={take}>
            {(props) => (
              <Button
                {...props}
                id={chosen.id}
                variant="default"
                size="sm"
                leftSection={<IconUpload size={18} stroke={1.6} aria-hidden />}
              >
                {t.choose}
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed">
            {t.types}
          </Text>
        </div>
      </div>
      <div aria-live="polite">
        {fault && (
          <p className={classes.fault}>
            <IconAlertCircle size={16} stroke={2} aria-hidden />
            {fault}
          </p>
        )}
        {chosen.value && (
          <div className={classes.chosen}>
            <span>{t.chosen(chosen.value.name)}</span>
            <Button variant="subtle" color="gray" size="xs" onClick={takeBack}>
              {t.takeBack}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

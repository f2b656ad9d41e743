import { Button, FileButton, Text } from '@mantine/core';
import { pictureTypes } from '@mukae/contract/calls/picture';
import type { Bilingual } from '@mukae/contract/language';
import { IconAlertCircle, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { Arch } from '@/ui/Arch';
import { firstLetter } from '@/ui/firstLetter';
import { Panel } from '@/ui/Panel';
import { usePreview } from '@/ui/usePreview';
import { pictureFault } from './pictureFault';
import classes from './ThumbnailPanel.module.css';
import { thumbnailTexts } from './thumbnail.texts';

/** The picture in the door, and another one before it is saved. */
export function ThumbnailPanel({
  name,
  current,
  chosen,
  onChoose,
}: {
  name: string;
  current: string;
  chosen: File | null;
  onChoose: (picture: File | null) => void;
}) {
  const t = useTexts(thumbnailTexts);
  const { language } = useLanguage();
  const [fault, setFault] = useState<Bilingual | null>(null);
  const preview = usePreview(chosen);
  const resetInput = useRef<() => void>(null);

  const take = (file: File | null) => {
    if (!file) return;
    resetInput.current?.();
    const found = pictureFault(file);
    setFault(found);
    if (!found) onChoose(file);
  };
  const takeBack = () => {
    setFault(null);
    onChoose(null);
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
            {fault[language]}
          </p>
        )}
        {chosen && (
          <div className={classes.chosen}>
            <span>{t.chosen(chosen.name)}</span>
            <Button variant="subtle" color="gray" size="xs" onClick={takeBack}>
              {t.takeBack}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

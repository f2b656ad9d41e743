import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '../../language/LanguageProvider';
import { FormFoot } from '../../ui/FormFoot';
import classes from './SaveFoot.module.css';
import { saveFootTexts } from './saveFoot.texts';

/** The foot of a form that changes something: as long as nothing has changed, it says so and cannot be sent. */
export function SaveFoot({ unchanged, busy, onBack }: { unchanged: boolean; busy: boolean; onBack: () => void }) {
  const t = useTexts(saveFootTexts);
  const whyNotId = useId();
  return (
    <>
      {unchanged && (
        <Text size="sm" c="dimmed" id={whyNotId} className={classes.why}>
          {t.unchanged}
        </Text>
      )}
      <FormFoot>
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t.back}
        </Button>
        <Button type="submit" disabled={unchanged} aria-describedby={unchanged ? whyNotId : undefined} loading={busy}>
          {t.save}
        </Button>
      </FormFoot>
    </>
  );
}

import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { FormFoot } from '@/ui/FormFoot';
import { formFootTexts } from './formFoot.texts';
import { LeaveQuestion } from './LeaveQuestion';

/** The foot of a form that changes something: as long as nothing has changed, it says so and cannot be sent. */
export function SaveFoot({ unchanged, busy, back }: { unchanged: boolean; busy: boolean; back: ReactNode }) {
  const t = useTexts(formFootTexts);
  const whyNotId = useId();
  return (
    <FormFoot note={unchanged && <span id={whyNotId}>{t.unchanged}</span>}>
      {back}
      <Button type="submit" disabled={unchanged} aria-describedby={unchanged ? whyNotId : undefined} loading={busy}>
        {t.save}
      </Button>
      <LeaveQuestion isNeeded={!unchanged} words={t.leaving} />
    </FormFoot>
  );
}

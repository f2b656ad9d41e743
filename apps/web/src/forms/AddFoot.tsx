import { Button } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { useListAddress } from '@/lists/useListAddress';
import { FormFoot } from '@/ui/FormFoot';
import { BackLink } from './BackLink';
import { formFootTexts } from './formFoot.texts';
import { LeaveQuestion } from './LeaveQuestion';

/** The foot of a form that adds something to a list. */
export function AddFoot({
  verb,
  untouched,
  busy,
  list,
}: {
  verb: string;
  /** Whether nothing was entered yet. */
  untouched: boolean;
  busy: boolean;
  list: string;
}) {
  const t = useTexts(formFootTexts);
  return (
    <FormFoot>
      <BackLink to={useListAddress(list)} />
      <Button type="submit" loading={busy}>
        {verb}
      </Button>
      <LeaveQuestion isNeeded={!untouched} words={t.leaving} />
    </FormFoot>
  );
}

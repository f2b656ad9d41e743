import { Button } from '@mantine/core';
import { errorCodes } from '@mukae/contract/errors/codes';
import { useTexts } from '@/language/LanguageProvider';
import { ServerTrouble } from '@/serving/ServerTrouble';
import classes from './FormTrouble.module.css';
import { formTroubleTexts } from './formTrouble.texts';
import type { Trouble } from './useGuardedChange';

/** Why a form was refused, above it. Whoever saved an older state than there is may load the new one. */
export function FormTrouble({ trouble, onReload }: { trouble: Trouble | null; onReload?: () => void }) {
  const t = useTexts(formTroubleTexts);
  if (!trouble) return null;
  const reload = trouble.code === errorCodes.changedMeanwhile && onReload && (
    <Button size="xs" variant="default" onClick={onReload}>
      {t.reload}
    </Button>
  );
  return (
    <div className={classes.trouble}>
      <ServerTrouble code={trouble.code} msg={trouble.msg} action={reload} />
    </div>
  );
}

import { useTexts } from '@/language/LanguageProvider';
import { CopyField } from '@/ui/CopyField';
import { Panel } from '@/ui/Panel';
import classes from './PairingSteps.module.css';
import { pairSignageTexts } from './pairSignage.texts';

export function PairingSteps() {
  const t = useTexts(pairSignageTexts);
  const { open, address, copy, copied, code, done } = t.steps;
  return (
    <Panel title={t.stepsTitle}>
      <ol className={classes.steps}>
        <li>
          {open}
          <CopyField label={address} value={`${window.location.origin}/pair`} words={{ copy, copied }} />
        </li>
        <li>{code}</li>
        <li>{done}</li>
      </ol>
    </Panel>
  );
}

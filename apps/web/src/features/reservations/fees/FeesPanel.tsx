import { Anchor, VisuallyHidden } from '@mantine/core';
import { documentCalls } from '@mukae/contract/calls/documents';
import { IconFileText } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import classes from './FeesPanel.module.css';
import { feesTexts } from './fees.texts';
import { useFeeRate } from './useFeeRate';

export function FeesPanel() {
  const t = useTexts(feesTexts);
  const rate = useFeeRate();
  return (
    <Panel title={t.title}>
      <div className={classes.fees}>
        <span>{rate !== undefined && t.rate(rate)}</span>
        <Anchor href={documentCalls.getFees.path} target="_blank" rel="noopener" className={classes.document}>
          <IconFileText size={18} stroke={1.6} aria-hidden />
          {t.document}
          <VisuallyHidden>{t.opensNewTab}</VisuallyHidden>
        </Anchor>
      </div>
    </Panel>
  );
}

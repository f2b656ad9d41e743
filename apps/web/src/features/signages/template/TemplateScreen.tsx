import { useTexts } from '@/language/LanguageProvider';
import { LoadedRow } from '@/lists/LoadedRow';
import { useRowId } from '@/lists/useRowId';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { WayBack } from '../operators/WayBack';
import { signagePaths } from '../signagePaths';
import { signagesTexts } from '../signages.texts';
import { useSignage } from '../useSignage';
import { Templates } from './Templates';
import { templateTexts } from './template.texts';

export function TemplateScreen() {
  const t = useTexts(templateTexts);
  const { loading, backToList } = useTexts(signagesTexts);
  const signage = useSignage(useRowId());
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} actions={<WayBack list={signagePaths.list} />} />
      <LoadedRow
        query={signage}
        skeleton={<PanelSkeleton label={loading} lines={6} />}
        back={{ list: signagePaths.list, label: backToList }}
      >
        {(found) => <Templates signage={found} />}
      </LoadedRow>
    </>
  );
}

import { useTexts } from '@/language/LanguageProvider';
import { LoadedRow } from '@/lists/LoadedRow';
import { useRowId } from '@/lists/useRowId';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { signagePaths } from '../signagePaths';
import { signagesTexts } from '../signages.texts';
import { useSignage } from '../useSignage';
import { TemplateEditor } from './TemplateEditor';
import { templatesTexts } from './templates.texts';

/** What a signage shows, in the hands of an administrator. */
export function TemplateScreen() {
  const { loading } = useTexts(templatesTexts);
  const { backToList } = useTexts(signagesTexts);
  const signage = useSignage(useRowId());
  return (
    <LoadedRow
      query={signage}
      skeleton={<PanelSkeleton label={loading} lines={6} />}
      back={{ list: signagePaths.list, label: backToList }}
    >
      {(found) => <TemplateEditor key={found.id} signage={found} audience="company" back={signagePaths.list} />}
    </LoadedRow>
  );
}

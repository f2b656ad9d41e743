import { signageCalls } from '@mukae/contract/calls/signages';
import { useTexts } from '@/language/LanguageProvider';
import { LoadedRow } from '@/lists/LoadedRow';
import { useRowId } from '@/lists/useRowId';
import { useRowToEdit } from '@/lists/useRowToEdit';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { signagePaths } from '../signagePaths';
import { signagesTexts } from '../signages.texts';
import { SignageDeletion } from './SignageDeletion';
import { SignageUpdateForm } from './SignageUpdateForm';
import { signageFormTexts } from './signageForm.texts';

export function SignageUpdateScreen() {
  const t = useTexts(signageFormTexts);
  const { loading, backToList } = useTexts(signagesTexts);
  const query = useRowToEdit(signageCalls.getSignage, { targetId: useRowId() });
  return (
    <>
      <PageHeader en={t.en} title={t.change.title} text={t.change.text} />
      <LoadedRow
        query={query}
        skeleton={<PanelSkeleton label={loading} lines={6} />}
        back={{ list: signagePaths.list, label: backToList }}
      >
        {(signage) => (
          <>
            <SignageUpdateForm
              key={`${signage.id} ${signage.version}`}
              signage={signage}
              onReload={() => void query.refetch()}
            />
            <SignageDeletion signage={signage} />
          </>
        )}
      </LoadedRow>
    </>
  );
}

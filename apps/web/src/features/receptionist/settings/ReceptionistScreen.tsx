import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { useState } from 'react';
import { CompanyNeeded, useCompanyScope, useHasCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { useRowToEdit } from '@/lists/useRowToEdit';
import { Loaded } from '@/serving/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { EnginesPanel } from './EnginesPanel';
import { OwnReceptionistDialog } from './own/OwnReceptionistDialog';
import { OwnReceptionists } from './own/OwnReceptionists';
import { useOwnReceptionists } from './own/useOwnReceptionists';
import { ReceptionistForm } from './ReceptionistForm';
import { receptionistSettingsTexts } from './receptionistSettings.texts';

/** How the machine answers the visitors of a company. */
export function ReceptionistScreen() {
  const t = useTexts(receptionistSettingsTexts);
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      {useHasCompany() ? <OfCompany /> : <CompanyNeeded text={t.companyNeeded} />}
    </>
  );
}

function OfCompany() {
  const t = useTexts(receptionistSettingsTexts);
  const scope = useCompanyScope();
  const query = useRowToEdit(receptionistCalls.getReceptionist, scope);
  const [timesBegun, setTimesBegun] = useState(0);
  const [signageId, setSignageId] = useState<number | null>(null);
  const screens = useOwnReceptionists(query.data?.signages ?? []);

  /** What one screen has of its own is read anew while the form for all of them still says what was typed. */
  const reload = () => void query.refetch();
  const beginAnew = async () => {
    const { isSuccess } = await query.refetch();
    if (isSuccess) setTimesBegun((times) => times + 1);
  };

  return (
    <Loaded query={query} skeleton={<PanelSkeleton label={t.loading} lines={6} />}>
      {(receptionist) => (
        <>
          <ReceptionistForm
            key={`${'companyId' in scope ? scope.companyId : 'own'} ${timesBegun}`}
            receptionist={receptionist}
            beside={
              <>
                <OwnReceptionists screens={screens} onChoose={setSignageId} />
                <EnginesPanel receptionist={receptionist} />
              </>
            }
            onReload={() => void beginAnew()}
          />
          <OwnReceptionistDialog
            screen={screens?.find((screen) => screen.signageId === signageId) ?? null}
            onReload={reload}
            onClose={() => setSignageId(null)}
          />
        </>
      )}
    </Loaded>
  );
}

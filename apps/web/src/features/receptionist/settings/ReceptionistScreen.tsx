import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { CompanyNeeded, useCompanyScope, useHasCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { useRowToEdit } from '@/lists/useRowToEdit';
import { Loaded } from '@/serving/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { CharacterVoices } from './CharacterVoices';
import { DeleteTalk } from './DeleteTalk';
import { EnginesPanel } from './EnginesPanel';
import { ReceptionistForm } from './ReceptionistForm';
import classes from './ReceptionistScreen.module.css';
import { receptionistSettingsTexts } from './receptionistSettings.texts';
import { SignageReceptionists } from './SignageReceptionists';

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
  const reload = () => void query.refetch();
  return (
    <Loaded query={query} skeleton={<PanelSkeleton label={t.loading} />}>
      {(receptionist) => (
        <div className={classes.columns}>
          <ReceptionistForm
            key={`${'companyId' in scope ? scope.companyId : 'own'} ${receptionist.version}`}
            receptionist={receptionist}
            onReload={reload}
          />
          <div className={classes.beside}>
            <CharacterVoices receptionist={receptionist} onReload={reload} />
            <SignageReceptionists signages={receptionist.signages} onReload={reload} />
            <EnginesPanel receptionist={receptionist} />
            <DeleteTalk />
          </div>
        </div>
      )}
    </Loaded>
  );
}

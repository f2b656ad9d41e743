import { roleMay } from '@/api/roleMay';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { useCompanyScope, useHasCompany } from '../companyScope';
import { CompanyNeeded } from '../picker/CompanyNeeded';
import { useCompany } from '../useCompany';
import classes from './CompanyInfoScreen.module.css';
import { CompanyInfoToEdit } from './CompanyInfoToEdit';
import { ContractPanel } from './ContractPanel';
import { companyInfoTexts } from './companyInfo.texts';
import { LogoPanel } from './LogoPanel';

export function CompanyInfoScreen() {
  const t = useTexts(companyInfoTexts);
  const scope = useCompanyScope();
  const hasCompany = useHasCompany();
  const company = useCompany();
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      {hasCompany ? (
        <Loaded query={company} skeleton={<PanelSkeleton label={t.loading} />}>
          {(found) => (
            <div className={classes.parts}>
              <ContractPanel company={found} />
              {roleMay('company.change') && (
                <>
                  <LogoPanel company={found} />
                  <CompanyInfoToEdit
                    key={'companyId' in scope ? scope.companyId : 'own'}
                    company={found}
                    readAgain={async () => (await company.refetch()).data}
                  />
                </>
              )}
            </div>
          )}
        </Loaded>
      ) : (
        <CompanyNeeded text={t.companyNeeded} />
      )}
    </>
  );
}

import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { useHasCompany } from '../companyScope';
import { CompanyNeeded } from '../picker/CompanyNeeded';
import { useCompany } from '../useCompany';
import { ContractPanel } from './ContractPanel';
import { companyInfoTexts } from './companyInfo.texts';

export function CompanyInfoScreen() {
  const t = useTexts(companyInfoTexts);
  const hasCompany = useHasCompany();
  const company = useCompany();
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      {hasCompany ? (
        <Loaded query={company} skeleton={<PanelSkeleton label={t.loading} />}>
          {(found) => <ContractPanel company={found} />}
        </Loaded>
      ) : (
        <CompanyNeeded text={t.companyNeeded} />
      )}
    </>
  );
}

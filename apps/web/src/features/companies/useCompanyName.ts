import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { useTexts } from '@/language/LanguageProvider';
import { companiesTexts } from './companies.texts';

/** How a company among others is called. People alone have one without a name, told apart by its number. */
export function useCompanyName(): (company: { companyId: number; companyName: string }) => string {
  const t = useTexts(companiesTexts);
  return ({ companyId, companyName }) => (hasOrganization(companyName) ? companyName : t.nameless(companyId));
}

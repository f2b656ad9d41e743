import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { useTexts } from '@/language/LanguageProvider';
import { companiesTexts } from './companies.texts';

/** How a company among others is called. People alone have one without a name, told apart by its number. */
export function useCompanyName(): (company: { id: number; name: string }) => string {
  const t = useTexts(companiesTexts);
  return ({ id, name }) => (hasOrganization(name) ? name : t.nameless(id));
}

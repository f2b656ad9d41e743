import { CompanyNeeded, useHasCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { AskedOfCompany } from './AskedOfCompany';
import { askedTexts } from './asked.texts';

/** What visitors asked the machine, and above all what it could not answer. */
export function AskedListScreen() {
  const t = useTexts(askedTexts);
  const hasCompany = useHasCompany();
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      {hasCompany ? <AskedOfCompany /> : <CompanyNeeded text={t.companyNeeded} />}
    </>
  );
}

import { InOneCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { StoreAddForm } from './StoreAddForm';
import { storeFormTexts } from './storeForm.texts';

export function StoreAddScreen() {
  const t = useTexts(storeFormTexts);
  return (
    <>
      <PageHeader en={t.en} title={t.add.title} text={t.add.text} />
      <InOneCompany>
        <StoreAddForm />
      </InOneCompany>
    </>
  );
}

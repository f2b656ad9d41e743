import { InOneCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { UserAddForm } from './UserAddForm';
import { userFormTexts } from './userForm.texts';

export function UserAddScreen() {
  const t = useTexts(userFormTexts);
  return (
    <>
      <PageHeader en={t.en} title={t.adding.title} text={t.adding.text} />
      <InOneCompany>
        <UserAddForm />
      </InOneCompany>
    </>
  );
}

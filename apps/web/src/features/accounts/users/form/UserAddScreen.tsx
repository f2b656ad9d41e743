import { useTexts } from '../../../../language/LanguageProvider';
import { PageHeader } from '../../../../ui/PageHeader';
import { InOneCompany } from '../../../companies/picker/InOneCompany';
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

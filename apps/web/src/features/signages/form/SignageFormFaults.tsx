import { FormFaults } from '@/forms/FormFaults';
import type { CheckedForm } from '@/forms/useCheckedForm';
import { useTexts } from '@/language/LanguageProvider';
import type { SignageField } from './changedSignage';
import { signageFormTexts } from './signageForm.texts';

export function SignageFormFaults({ form }: { form: CheckedForm<SignageField> }) {
  const t = useTexts(signageFormTexts);
  return (
    <FormFaults
      form={form}
      labels={[
        ['name', t.name],
        ['storeId', t.store],
        ['width', t.width],
        ['height', t.height],
        ['loginId', t.loginId],
        ['password', t.password],
      ]}
    />
  );
}

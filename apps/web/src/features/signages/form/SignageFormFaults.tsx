import { useTexts } from '../../../language/LanguageProvider';
import type { CheckedForm } from '../../../ui/useCheckedForm';
import { FormFaults } from '../../service/FormFaults';
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

import { FormFaults } from '@/forms/FormFaults';
import type { Form } from '@/forms/useForm';
import { useTexts } from '@/language/LanguageProvider';
import type { SignageDraft } from './signageFields';
import { signageFormTexts } from './signageForm.texts';

export function SignageFormFaults<Said>({ form }: { form: Form<SignageDraft, Said> }) {
  const t = useTexts(signageFormTexts);
  return (
    <FormFaults
      form={form}
      fields={[
        [form.at('name'), t.name],
        [form.at('storeId'), t.store],
        [form.at('width'), t.width],
        [form.at('height'), t.height],
        [form.at('login_id'), t.loginId],
        [form.at('password'), t.password],
      ]}
    />
  );
}

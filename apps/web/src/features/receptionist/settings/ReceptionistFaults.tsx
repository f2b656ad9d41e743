import { FormFaults } from '@/forms/FormFaults';
import type { Form } from '@/forms/useForm';
import { useTexts } from '@/language/LanguageProvider';
import type { ReceptionistDraft } from './receptionistDraft';
import { receptionistSettingsTexts } from './receptionistSettings.texts';

export function ReceptionistFaults<Said>({ form }: { form: Form<ReceptionistDraft, Said> }) {
  const t = useTexts(receptionistSettingsTexts);
  return (
    <FormFaults
      form={form}
      fields={[
        [form.at('greeting'), t.greetingJa],
        [form.at('greetingEn'), t.greetingEn],
        [form.at('synonyms'), t.synonyms],
        [form.at('readings'), t.readings],
        [form.at('forbidden'), t.forbidden],
        [form.at('keepDays'), t.keepDays],
      ]}
    />
  );
}

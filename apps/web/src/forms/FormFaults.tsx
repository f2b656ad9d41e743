import { useTexts } from '@/language/LanguageProvider';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { formTroubleTexts } from './formTrouble.texts';
import type { CheckedForm } from './useCheckedForm';

/** The fields to mend, in the order of their labels. One alone has the focus already and needs no list. */
export function FormFaults<Name extends string>({
  form,
  labels,
}: {
  form: Pick<CheckedForm<Name>, 'faultOf' | 'timesSent'>;
  labels: readonly (readonly [field: Name, label: string])[];
}) {
  const t = useTexts(formTroubleTexts);
  const wrong = labels.filter(([field]) => form.faultOf(field));
  if (wrong.length < 2) return null;
  return (
    <ErrorSummary
      key={form.timesSent}
      title={t.faults(wrong.length)}
      fields={wrong.map(([fieldId, label]) => ({ fieldId, label }))}
    />
  );
}

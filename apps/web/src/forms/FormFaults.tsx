import { useTexts } from '@/language/LanguageProvider';
import { ErrorSummary } from '@/ui/ErrorSummary';
import type { Field } from './field';
import { formTroubleTexts } from './formTrouble.texts';

type Named = readonly [field: Pick<Field<unknown>, 'id' | 'fault'>, label: string];

/** The fields to mend, by their labels. One alone has the focus already and needs no list. */
export function FormFaults({ form, fields }: { form: { timesJudged: number }; fields: readonly Named[] }) {
  const t = useTexts(formTroubleTexts);
  const wrong = fields.filter(([{ fault }]) => fault !== undefined);
  if (wrong.length < 2) return null;
  return (
    <ErrorSummary
      key={form.timesJudged}
      title={t.faults(wrong.length)}
      fields={wrong.map(([{ id }, label]) => ({ fieldId: id, label }))}
    />
  );
}

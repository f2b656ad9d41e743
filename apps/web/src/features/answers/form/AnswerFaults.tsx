import { FormFaults } from '@/forms/FormFaults';
import { rowsOf } from '@/forms/rows';
import type { Form } from '@/forms/useForm';
import { useTexts } from '@/language/LanguageProvider';
import type { AnswerDraft } from './answerDraft';
import { answerFormTexts } from './answerForm.texts';

export function AnswerFaults<Said>({ form }: { form: Form<AnswerDraft, Said> }) {
  const t = useTexts(answerFormTexts);
  const phrasings = rowsOf(form.at('phrasings')).map((row, at) => [row.at('text'), t.phrasing(at + 1)] as const);
  return (
    <FormFaults
      form={form}
      fields={[
        [form.at('question'), t.questionJa],
        [form.at('questionEn'), t.questionEn],
        ...phrasings,
        [form.at('category'), t.category],
        [form.at('answer'), t.told],
        [form.at('answerEn'), t.toldEn],
        [form.at('pictureId'), t.picture],
      ]}
    />
  );
}

import { InOneCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { answersTexts } from '../answers.texts';
import { AnswerAddForm } from './AnswerAddForm';
import { answerFormTexts } from './answerForm.texts';

export function AnswerAddScreen() {
  const { add } = useTexts(answerFormTexts);
  const { en } = useTexts(answersTexts);
  return (
    <>
      <PageHeader en={en} title={add.title} text={add.text} />
      <InOneCompany>
        <AnswerAddForm />
      </InOneCompany>
    </>
  );
}

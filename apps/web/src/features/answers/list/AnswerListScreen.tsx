import { CompanyNeeded, useHasCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { answersTexts } from '../answers.texts';
import { AnswersOfCompany } from './AnswersOfCompany';
import { answerListTexts } from './answerList.texts';

export function AnswerListScreen() {
  const t = useTexts(answerListTexts);
  const { en, companyNeeded } = useTexts(answersTexts);
  if (useHasCompany()) return <AnswersOfCompany />;
  return (
    <>
      <PageHeader en={en} title={t.title} text={t.text} />
      <CompanyNeeded text={companyNeeded} />
    </>
  );
}

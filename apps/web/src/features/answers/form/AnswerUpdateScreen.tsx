import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { CompanyNeeded, useHasCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { LoadedRow } from '@/lists/LoadedRow';
import { useRowId } from '@/lists/useRowId';
import { useRowToEdit } from '@/lists/useRowToEdit';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { answerPaths } from '../answerPaths';
import { answersTexts } from '../answers.texts';
import { AnswerUpdateForm } from './AnswerUpdateForm';
import { answerFormTexts } from './answerForm.texts';

export function AnswerUpdateScreen() {
  const { change } = useTexts(answerFormTexts);
  const { en, companyNeeded } = useTexts(answersTexts);
  if (useHasCompany()) return <AnswerToChange />;
  return (
    <>
      <PageHeader en={en} title={change.title} />
      <CompanyNeeded text={companyNeeded} />
    </>
  );
}

function AnswerToChange() {
  const t = useTexts(answerFormTexts);
  const { en } = useTexts(answersTexts);
  const query = useRowToEdit(companyAnswerCalls.getAnswer, { targetId: useRowId() });
  return (
    <LoadedRow
      query={query}
      head={<PageHeader en={en} title={t.change.title} />}
      skeleton={<PanelSkeleton label={t.loading} lines={6} />}
      back={{ list: answerPaths.list, label: t.toList }}
    >
      {(answer) => (
        <>
          <PageHeader en={en} title={t.change.title} text={t.change.text(answer.question, answer.given)} />
          <AnswerUpdateForm
            key={`${answer.id} ${answer.version}`}
            answer={answer}
            onReload={() => void query.refetch()}
          />
        </>
      )}
    </LoadedRow>
  );
}

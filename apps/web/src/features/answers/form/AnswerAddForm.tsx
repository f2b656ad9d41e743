import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { useLocation } from 'react-router';
import { callOnce } from '@/api/call';
import { useCompanyScope } from '@/features/companies';
import { AddFoot } from '@/forms/AddFoot';
import { FormTrouble } from '@/forms/FormTrouble';
import { useAfterChange } from '@/forms/useAfterChange';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { answerChanges } from '../answerChanges';
import { answerPaths } from '../answerPaths';
import { AnswerForm } from './AnswerForm';
import { newDraft, readNewAnswer } from './answerDraft';
import { answerFormTexts } from './answerForm.texts';
import { begunIn } from './begunAnswer';

export function AnswerAddForm() {
  const { add } = useTexts(answerFormTexts);
  const scope = useCompanyScope();
  const leave = useAfterChange(answerChanges);
  const form = usePageForm({ first: newDraft(begunIn(useLocation().state)), read: readNewAnswer });
  const { atForm, submit } = useGuardedChange({
    form,
    send: ({ wanted, onceKey }) => callOnce(onceKey, companyAnswerCalls.addAnswer, { ...wanted, ...scope }),
    onDone: () => void leave(add.done),
  });
  return (
    <>
      <FormTrouble trouble={atForm.trouble} />
      <AnswerForm
        form={form}
        answerId={null}
        foot={<AddFoot verb={add.verb} untouched={form.untouched} busy={atForm.busy} list={answerPaths.list} />}
        onSubmit={form.whenRight(submit)}
      />
    </>
  );
}

import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { useLocation } from 'react-router';
import { call, callOnce } from '@/api/call';
import { useCompanyScope } from '@/features/companies';
import { AddFoot } from '@/forms/AddFoot';
import { FormTrouble } from '@/forms/FormTrouble';
import { useAfterChange } from '@/forms/useAfterChange';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { answerChanges, askedChanges } from '../answerChanges';
import { AnswerForm } from './AnswerForm';
import { newDraft, readNewAnswer } from './answerDraft';
import { answerFormTexts } from './answerForm.texts';
import { begunIn } from './begunAnswer';

export function AnswerAddForm() {
  const { add } = useTexts(answerFormTexts);
  const scope = useCompanyScope();
  const begun = begunIn(useLocation().state);
  const { askedKey } = begun;
  const changes = askedKey === '' ? answerChanges : askedChanges;
  const leave = useAfterChange(changes);
  const form = usePageForm({ first: newDraft(begun), read: readNewAnswer });
  const { atForm, submit } = useGuardedChange({
    form,
    send: ({ wanted, onceKey }) => callOnce(onceKey, companyAnswerCalls.addAnswer, { ...wanted, ...scope }),
    onDone: async () => {
      if (askedKey !== '') await call(receptionistCalls.putAsideAsked, { ...scope, key: askedKey, isAside: true });
      await leave(add.done);
    },
  });
  return (
    <>
      <FormTrouble trouble={atForm.trouble} />
      <AnswerForm
        form={form}
        answerId={null}
        foot={
          <AddFoot
            verb={add.verb}
            // What was begun on another page is kept nowhere, either.
            untouched={form.untouched && begun.answer === ''}
            busy={atForm.busy}
            list={changes.list}
          />
        }
        onSubmit={form.whenRight(submit)}
      />
    </>
  );
}

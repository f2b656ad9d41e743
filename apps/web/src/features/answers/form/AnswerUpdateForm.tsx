import { companyAnswerCalls, type ListedAnswer } from '@mukae/contract/calls/companyAnswers';
import { call } from '@/api/call';
import { BackLink } from '@/forms/BackLink';
import { FormTrouble } from '@/forms/FormTrouble';
import { SaveFoot } from '@/forms/SaveFoot';
import { useAfterChange } from '@/forms/useAfterChange';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { useListAddress } from '@/lists/useListAddress';
import { answerChanges } from '../answerChanges';
import { answerPaths } from '../answerPaths';
import { AnswerDeletion } from './AnswerDeletion';
import { AnswerForm } from './AnswerForm';
import { answerDraftOf, readChangedAnswer } from './answerDraft';
import { answerFormTexts } from './answerForm.texts';

export function AnswerUpdateForm({ answer, onReload }: { answer: ListedAnswer; onReload: () => void }) {
  const { change } = useTexts(answerFormTexts);
  const leave = useAfterChange(answerChanges);
  const back = useListAddress(answerPaths.list);
  const form = usePageForm({ first: answerDraftOf(answer), read: (draft) => readChangedAnswer(answer, draft) });
  const { atForm, submit } = useGuardedChange({
    form,
    send: ({ wanted }) =>
      call(companyAnswerCalls.updateAnswer, { id: answer.id, ...wanted, seenVersion: answer.version }),
    onDone: () => void leave(change.done),
  });
  return (
    <>
      <FormTrouble trouble={atForm.trouble} onReload={onReload} />
      <AnswerForm
        form={form}
        answerId={answer.id}
        foot={<SaveFoot unchanged={form.untouched} busy={atForm.busy} back={<BackLink to={back} />} />}
        below={<AnswerDeletion answer={answer} />}
        onSubmit={form.whenRight(submit)}
      />
    </>
  );
}

import { companyAnswerCalls, type ListedAnswer } from '@mukae/contract/calls/companyAnswers';
import { call } from '@/api/call';
import { AskedDeed } from '@/dialogs/AskedDeed';
import { DeedsPanel } from '@/forms/DeedsPanel';
import { useAfterChange } from '@/forms/useAfterChange';
import { useTexts } from '@/language/LanguageProvider';
import { answerChanges } from '../answerChanges';
import { answerFormTexts } from './answerForm.texts';

export function AnswerDeletion({ answer: { id, question } }: { answer: ListedAnswer }) {
  const { remove } = useTexts(answerFormTexts);
  const leave = useAfterChange(answerChanges);
  return (
    <DeedsPanel title={remove.title}>
      <AskedDeed
        words={{ ...remove, consequence: remove.consequence(question) }}
        destructive
        act={() => call(companyAnswerCalls.deleteAnswer, { targetId: id })}
        onDone={() => void leave(remove.done)}
      />
    </DeedsPanel>
  );
}

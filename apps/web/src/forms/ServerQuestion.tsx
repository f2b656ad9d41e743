import { questionOf } from '@mukae/contract/errors/confirmations';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useLast } from '@/ui/useLast';
import { serverQuestionTexts } from './serverQuestion.texts';
import type { GuardedForm } from './useGuardedChange';

/** What the server asks before it goes on: the question is the heading, its message the text, its code small print. */
export function ServerQuestion<Wanted>({ form, verb }: { form: GuardedForm<Wanted>; verb?: string }) {
  const t = useTexts(serverQuestionTexts);
  const { language } = useLanguage();
  const { change } = form;
  const question = useLast(change.step === 'confirming' ? change.question : null);
  return (
    <ConfirmDialog
      opened={change.step === 'confirming'}
      title={(question && questionOf(question.code)?.[language]) ?? t.question}
      code={question?.code}
      text={question?.msg}
      answers={{ cancel: t.cancel, confirm: verb ?? t.change }}
      busy={change.busy}
      onCancel={form.giveUp}
      onConfirm={form.accept}
    />
  );
}

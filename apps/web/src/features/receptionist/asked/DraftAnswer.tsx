import { Button, Textarea, TextInput } from '@mantine/core';
import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import type { AskedQuestion } from '@mukae/contract/calls/receptionist';
import { answerLimits } from '@mukae/contract/domain/answer/answer';
import { lengthTold } from '@mukae/contract/domain/text/graphemes';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import { callOnce, isError } from '@/api/call';
import { answerPaths, type BegunAnswer } from '@/features/answers';
import { useCompanyScope } from '@/features/companies';
import { FormTrouble } from '@/forms/FormTrouble';
import { textOf } from '@/forms/fieldProps';
import { formIsDone } from '@/forms/formIsDone';
import { useForm } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { IconCheck } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import { askedTexts } from './asked.texts';
import { type AskedDraft, draftFor, readDraft } from './askedDraft';
import classes from './DraftAnswer.module.css';

/** An answer that is written where its question stands. Whoever spoke English, or at length, has no short Japanese question yet. */
export function DraftAnswer({
  question: { key, text },
  draft,
  isNew,
  onType,
  onAdded,
  onGiveUp,
}: {
  question: AskedQuestion;
  draft: AskedDraft;
  /** Just opened, and not found again on another page of the list. */
  isNew: boolean;
  onType: (draft: AskedDraft) => void;
  onAdded: (answerId: number) => void;
  onGiveUp: () => void;
}) {
  const t = useTexts(askedTexts);
  const titleId = useId();
  const scope = useCompanyScope();
  const first = draftFor(text);
  const form = useForm({ first, begun: draft, read: readDraft });
  const typed = useEffectEvent(onType);
  const { value } = form;
  useEffect(() => typed(value), [value]);

  const addedId = useRef<number | null>(null);
  const { atForm, submit } = useGuardedChange({
    form,
    send: async ({ wanted, onceKey }) => {
      const answer = await callOnce(onceKey, companyAnswerCalls.addAnswer, { ...scope, ...wanted });
      if (!isError(answer)) addedId.current = answer.id;
      return answer;
    },
    onDone: () => addedId.current !== null && onAdded(addedId.current),
  });

  const [answer, answerEn] = [form.at('answer'), form.at('answerEn')];
  const counted = (said: string, max: number) => t.counted(lengthTold(said, max), max);
  const begun: BegunAnswer = { ...value, askedKey: key };
  return (
    <form noValidate className={classes.draft} aria-labelledby={titleId} onSubmit={form.whenRight(submit)}>
      <b id={titleId}>{t.draft}</b>
      <FormTrouble trouble={atForm.trouble} />
      {first.question === '' && (
        <TextInput
          {...textOf(form.at('question'))}
          label={t.questionJa}
          description={t.questionHint}
          lang="ja"
          withAsterisk
          autoComplete="off"
          autoFocus={isNew}
        />
      )}
      <Fields>
        <Textarea
          {...textOf(answer)}
          label={t.japanese}
          description={counted(answer.value, answerLimits.answer)}
          lang="ja"
          withAsterisk
          rows={2}
          classNames={{ input: classes.area }}
          autoFocus={isNew && first.question !== ''}
        />
        <Textarea
          {...textOf(answerEn)}
          label={t.english}
          description={counted(answerEn.value, answerLimits.answerEn)}
          lang="en"
          rows={2}
          classNames={{ input: classes.area }}
        />
      </Fields>
      <div className={classes.foot}>
        <Button variant="subtle" color="gray" disabled={atForm.busy} onClick={onGiveUp}>
          {t.cancel}
        </Button>
        <Button component={Link} to={answerPaths.add} state={{ ...begun, ...formIsDone }} variant="default">
          {t.inDetail}
        </Button>
        <Button type="submit" loading={atForm.busy} leftSection={<IconCheck size={18} stroke={2} aria-hidden />}>
          {t.add}
        </Button>
      </div>
    </form>
  );
}

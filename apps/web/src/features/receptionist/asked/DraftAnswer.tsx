import { Button, Textarea } from '@mantine/core';
import type { AskedQuestion } from '@mukae/contract/calls/receptionist';
import { answerLimits } from '@mukae/contract/domain/answer/answer';
import { hasAtMost } from '@mukae/contract/domain/text/graphemes';
import { faults } from '@mukae/contract/errors/faults';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { answerPaths, type BegunAnswer } from '@/features/answers';
import { IconCheck } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { askedTexts } from './asked.texts';
import classes from './DraftAnswer.module.css';

/** An answer written where its question stands. */
export function DraftAnswer({
  question,
  isBusy,
  onAdd,
  onCancel,
}: {
  question: AskedQuestion;
  isBusy: boolean;
  onAdd: (said: { answer: string; answerEn: string }) => Promise<void>;
  onCancel: () => void;
}) {
  const t = useTexts(askedTexts);
  const titleId = useId();
  const [answer, setAnswer] = useState('');
  const [answerEn, setAnswerEn] = useState('');
  const { language } = useLanguage();
  const tooLong = faults.tooLong[language];
  const said = { answer: answer.trim(), answerEn: answerEn.trim() };
  const isLong = !hasAtMost(said.answer, answerLimits.answer);
  const isLongEn = !hasAtMost(said.answerEn, answerLimits.answerEn);
  const canAdd = said.answer !== '' && !isLong && !isLongEn;
  const begun: BegunAnswer = { question: question.text, answer: said.answer };
  const add = (submit: FormEvent) => {
    submit.preventDefault();
    if (canAdd) void onAdd(said);
  };
  return (
    <form className={classes.draft} aria-labelledby={titleId} onSubmit={add}>
      <b id={titleId}>{t.draft}</b>
      <div className={classes.two}>
        <Textarea
          label={t.japanese}
          lang="ja"
          autosize
          minRows={2}
          data-autofocus
          autoFocus
          required
          value={answer}
          error={isLong && tooLong}
          onChange={(change) => setAnswer(change.currentTarget.value)}
        />
        <Textarea
          label={t.english}
          lang="en"
          autosize
          minRows={2}
          value={answerEn}
          error={isLongEn && tooLong}
          onChange={(change) => setAnswerEn(change.currentTarget.value)}
        />
      </div>
      <div className={classes.foot}>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button component={Link} to={answerPaths.add} state={begun} variant="default">
          {t.inDetail}
        </Button>
        <Button
          type="submit"
          loading={isBusy}
          disabled={!canAdd}
          leftSection={<IconCheck size={18} stroke={2} aria-hidden />}
        >
          {t.add}
        </Button>
      </div>
    </form>
  );
}

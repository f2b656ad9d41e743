import { Button } from '@mantine/core';
import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, isError } from '@/api/call';
import { useCompanyScope } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { Empty } from '@/ui/Empty';
import { toast } from '@/ui/toast';
import { answerPaths } from '../answerPaths';
import { answersTexts } from '../answers.texts';
import { useAnswersChanged } from '../useAnswersChanged';
import { answerListTexts } from './answerList.texts';
import classes from './NoAnswers.module.css';

/** A company without answers begins with twenty examples, or with one of its own. */
export function NoAnswers({ manages }: { manages: boolean }) {
  const t = useTexts(answerListTexts);
  return (
    <Empty
      picture="/characters/kei/bow.webp"
      title={t.emptyTitle}
      text={manages ? t.emptyText : t.emptyTextOfReader}
      action={manages && <Beginnings />}
    />
  );
}

function Beginnings() {
  const t = useTexts(answerListTexts);
  const { close } = useTexts(answersTexts);
  const scope = useCompanyScope();
  const changed = useAnswersChanged();
  const [busy, setBusy] = useState(false);
  const addExamples = async () => {
    setBusy(true);
    const answer = await call(companyAnswerCalls.addExampleAnswers, scope);
    setBusy(false);
    changed();
    if (isError(answer)) return void toast.error({ title: answer.msg, text: answer.code, closeLabel: close });
    void toast.success({ title: t.examplesAdded(answer.added), text: t.examplesAddedText, closeLabel: close });
  };
  return (
    <div className={classes.beginnings}>
      <Button variant="light" loading={busy} onClick={() => void addExamples()}>
        {t.examples}
      </Button>
      <Button component={Link} to={answerPaths.add} variant="subtle" color="gray">
        {t.first}
      </Button>
    </div>
  );
}

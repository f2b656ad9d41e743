import type { ListedAnswer } from '@mukae/contract/calls/companyAnswers';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { AnswerMarks } from '../AnswerMarks';
import type { PairOfAnswers } from '../alike/useAlikeAnswers';
import { answerPaths } from '../answerPaths';
import classes from './AnswerRows.module.css';
import { answerListTexts } from './answerList.texts';

/** Each answer with its words in both languages, what goes with them, and how often it was given. */
export function AnswerRows({
  rows,
  alike,
  manages,
  busy,
}: {
  rows: readonly ListedAnswer[];
  alike: readonly PairOfAnswers[];
  manages: boolean;
  /** Others are on their way. */
  busy: boolean;
}) {
  const alikeIds = new Set(alike.flatMap(({ one, other }) => [one.id, other.id]));
  return (
    <ul className={classes.rows} aria-busy={busy}>
      {rows.map((answer) => (
        <li key={answer.id} className={classes.row}>
          <AnswerWords answer={answer} isAlike={alikeIds.has(answer.id)} manages={manages} />
          <Given times={answer.given} />
        </li>
      ))}
    </ul>
  );
}

function AnswerWords({ answer, isAlike, manages }: { answer: ListedAnswer; isAlike: boolean; manages: boolean }) {
  const t = useTexts(answerListTexts);
  const { id, question, phrasings } = answer;
  return (
    <div className={classes.words}>
      <p className={classes.question}>
        {manages ? (
          <Link to={answerPaths.settings(id)} lang="ja" title={t.settingsOf(question)}>
            {question}
          </Link>
        ) : (
          <b lang="ja">{question}</b>
        )}
        {phrasings.length > 0 && <span>{t.phrasings(phrasings.length)}</span>}
      </p>
      <p className={classes.answer} lang="ja">
        {answer.answer}
      </p>
      {answer.answerEn !== '' && (
        <p className={classes.second} lang="en">
          {answer.answerEn}
        </p>
      )}
      <AnswerMarks answer={answer} isSuggested={answer.isSuggested} isAlike={isAlike} />
    </div>
  );
}

function Given({ times }: { times: number }) {
  const t = useTexts(answerListTexts);
  return (
    <p className={classes.given}>
      <b>{times}</b> {t.times(times)}
      <span>{t.thisMonth}</span>
    </p>
  );
}

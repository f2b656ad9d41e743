import { Anchor } from '@mantine/core';
import type { OutputOf } from '@mukae/contract/calls/call';
import type { AnswerMatch, companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { AnswerMarks } from '../AnswerMarks';
import { answerPaths } from '../answerPaths';
import type { BegunAnswer } from '../form/begunAnswer';
import { isNearEnough } from '../nearEnough';
import { Sureness } from '../sureness/Sureness';
import classes from './Foreseen.module.css';
import { NearAnswers } from './NearAnswers';
import { tryingTexts } from './trying.texts';

/** As many as a visitor is shown. */
const choicesShown = 3;
const nextShown = 2;

/** What the receptionist would do: in a word, how sure she is, what she says, and what came near. */
export function Foreseen({
  foreseen: { verdict, answersFrom, matches },
  asked,
  manages,
}: {
  foreseen: OutputOf<typeof companyAnswerCalls.matchAnswers>;
  asked: string;
  manages: boolean;
}) {
  const t = useTexts(tryingTexts);
  const isQuestion = verdict !== 'person' && verdict !== 'reply';
  const [best, ...others] = isQuestion ? matches : [];
  const isAnswered = verdict === 'answer';
  const near = isAnswered ? others.filter(isNearEnough).slice(0, nextShown) : matches.slice(0, choicesShown);
  return (
    <div className={classes.foreseen}>
      <p className={classes.verdict} data-verdict={verdict}>
        <b>{t.verdicts[verdict]}</b>
        {best && <span>{t.sureness}</span>}
      </p>
      {best ? (
        <>
          <Sureness percent={best.sureness} answersFrom={answersFrom} />
          <div className={classes.zones} style={{ '--answers-from': `${answersFrom}%` }} aria-hidden>
            <span>{t.zones.asks}</span>
            <span>{t.zones.answers}</span>
          </div>
          {isAnswered && <Said match={best} />}
          {verdict === 'choices' && best.sureness >= answersFrom && <p className={classes.note}>{t.nearAnother}</p>}
          {near.length > 0 && (
            <>
              <p className={classes.nearTitle}>{isAnswered ? t.next : verdict === 'outside' ? t.along : t.choices}</p>
              <NearAnswers matches={near} answersFrom={answersFrom} />
            </>
          )}
        </>
      ) : (
        isQuestion && <p className={classes.note}>{t.nothing}</p>
      )}
      {!isAnswered && isQuestion && manages && (
        <Anchor
          component={Link}
          className={classes.write}
          to={answerPaths.add}
          state={{ question: asked } satisfies BegunAnswer}
        >
          {t.write}
        </Anchor>
      )}
    </div>
  );
}

/** The answer as a visitor is given it. */
const Said = ({ match }: { match: AnswerMatch }) => (
  <div className={classes.said}>
    <p className={classes.words} lang="ja">
      {match.answer}
    </p>
    {match.answerEn !== '' && (
      <p className={classes.second} lang="en">
        {match.answerEn}
      </p>
    )}
    <div className={classes.with}>
      {match.pictureUrl !== '' && <img src={match.pictureUrl} alt="" className={classes.picture} />}
      <AnswerMarks answer={match} />
    </div>
  </div>
);

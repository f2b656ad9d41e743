import type { AskedQuestion } from '@mukae/contract/calls/receptionist';
import { Link } from 'react-router';
import { dateAndTime } from '@/dates/dateAndTime';
import { answerPaths, Sureness } from '@/features/answers';
import { IconCircleCheck, IconHeadset, IconMessageDots, IconMoodPuzzled } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { AskedAnswering } from './AskedAnswering';
import classes from './AskedRows.module.css';
import { askedTexts } from './asked.texts';
import type { AskedDeeds } from './useAskedDeeds';
import type { AskedDrafts } from './useAskedDrafts';

/** Each question with how often it was asked, what became of it, and what can be done about it at once. */
export function AskedRows({
  rows,
  answersFrom,
  deeds,
  drafts,
  busy,
}: {
  rows: readonly AskedQuestion[];
  /** Percent, of the company. */
  answersFrom: number;
  deeds: AskedDeeds;
  drafts: AskedDrafts;
  /** Others are on their way. */
  busy: boolean;
}) {
  return (
    <ul className={classes.rows} aria-busy={busy}>
      {rows.map((question) => (
        <li key={question.key} className={classes.row}>
          <Times times={question.times} />
          <Words question={question} />
          <Nearest question={question} answersFrom={answersFrom} />
          <AskedAnswering question={question} deeds={deeds} drafts={drafts} />
        </li>
      ))}
    </ul>
  );
}

function Times({ times }: { times: number }) {
  const t = useTexts(askedTexts);
  return (
    <p className={classes.times}>
      <b>{times}</b> {t.times(times)}
    </p>
  );
}

function Words({ question }: { question: AskedQuestion }) {
  const t = useTexts(askedTexts);
  const { text, lastAt, signageName, storeName } = question;
  return (
    <div className={classes.words}>
      <p className={classes.quote}>{t.quoted(text)}</p>
      <p className={classes.meta}>
        <time dateTime={lastAt}>{dateAndTime(lastAt)}</time>
        <span>{[storeName, signageName].filter(Boolean).join(' ')}</span>
        <Outcome question={question} />
      </p>
    </div>
  );
}

const outcomes = {
  answered: IconCircleCheck,
  handedOver: IconHeadset,
  askedBack: IconMessageDots,
  notAnswered: IconMoodPuzzled,
  settled: IconCircleCheck,
} as const;

function outcomeOf({ kind, wasHandedOver, isAside }: AskedQuestion): keyof typeof outcomes {
  if (kind === 'answer') return 'answered';
  if (isAside) return 'settled';
  if (wasHandedOver) return 'handedOver';
  return kind === 'choices' ? 'askedBack' : 'notAnswered';
}

function Outcome({ question }: { question: AskedQuestion }) {
  const t = useTexts(askedTexts);
  const outcome = outcomeOf(question);
  const Sign = outcomes[outcome];
  return (
    <span className={classes.outcome}>
      <Sign size={16} stroke={1.7} aria-hidden />
      {t.outcomes[outcome]}
    </span>
  );
}

function Nearest({ question: { kind, nearest }, answersFrom }: { question: AskedQuestion; answersFrom: number }) {
  const t = useTexts(askedTexts);
  const isGiven = kind === 'answer';
  if (!nearest) return <div className={classes.near}>{!isGiven && <span>{t.nothingNear}</span>}</div>;
  return (
    <div className={classes.near}>
      <span>{isGiven ? t.given : t.nearest}</span>
      <Link to={answerPaths.settings(nearest.answerId)} lang="ja">
        {nearest.question}
      </Link>
      <Sureness percent={nearest.sureness} answersFrom={answersFrom} isSmall />
    </div>
  );
}

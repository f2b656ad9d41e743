import type { AnswerMatch } from '@mukae/contract/calls/companyAnswers';
import { Sureness } from '../sureness/Sureness';
import classes from './NearAnswers.module.css';

/** Questions that came near, each with how near. */
export function NearAnswers({ matches, answersFrom }: { matches: readonly AnswerMatch[]; answersFrom: number }) {
  return (
    <ul className={classes.near}>
      {matches.map(({ answerId, question, sureness }) => (
        <li key={answerId}>
          <span lang="ja">{question}</span>
          <Sureness percent={sureness} answersFrom={answersFrom} isSmall />
        </li>
      ))}
    </ul>
  );
}

import { ActionIcon, Button, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { IconChevronLeft, IconChevronRight } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { ServerTrouble } from '@/serving/ServerTrouble';
import { Sureness } from '../sureness/Sureness';
import { alikeTexts } from './alike.texts';
import classes from './ComparedPair.module.css';
import type { PairOfAnswers } from './useAlikeAnswers';
import { usePairDeed } from './usePairDeed';

/** Two answers of which one may take the place of both, or which stay two. */
export function ComparedPair({
  pair: { one, other, sureness },
  at,
  pairs,
  onTurn,
  onClose,
}: {
  pair: PairOfAnswers;
  /** Which of them it is, counted from 0. */
  at: number;
  pairs: number;
  onTurn: (at: number) => void;
  onClose: () => void;
}) {
  const t = useTexts(alikeTexts);
  const group = useId();
  const noteId = useId();
  const [staying, setStaying] = useState<number | null>(null);
  const deed = usePairDeed();
  const stays = [one, other].find(({ id }) => id === staying);
  const goes = stays && (stays === one ? other : one);
  return (
    <div className={classes.compared}>
      <Text c="dimmed">{t.text}</Text>
      <div className={classes.facts}>
        <span>{t.nearness}</span>
        <Sureness percent={sureness} isSmall />
        {pairs > 1 && <Turning at={at} pairs={pairs} onTurn={onTurn} />}
      </div>
      {deed.trouble && <ServerTrouble code={deed.trouble.code} msg={deed.trouble.msg} />}
      <div className={classes.two} role="radiogroup" aria-label={t.group}>
        {[one, other].map((answer) => (
          <label key={answer.id} className={classes.card}>
            <span className={classes.question} lang="ja">
              {answer.question}
            </span>
            <span className={classes.answer} lang="ja">
              {answer.answer}
            </span>
            <span className={classes.choice}>
              <input type="radio" name={group} checked={answer.id === staying} onChange={() => setStaying(answer.id)} />
              {t.stays}
            </span>
          </label>
        ))}
      </div>
      <p id={noteId} className={classes.note}>
        {stays && goes ? t.consequence(goes.question, stays.question) : t.choose}
      </p>
      <div className={classes.foot}>
        <Button variant="subtle" color="gray" disabled={deed.busy !== null} onClick={onClose}>
          {t.close}
        </Button>
        <Button
          variant="default"
          loading={deed.busy === 'apart'}
          disabled={deed.busy === 'merging'}
          onClick={() => void deed.keepApart({ targetId: one.id, otherId: other.id })}
        >
          {t.keepApart}
        </Button>
        <Button
          aria-describedby={noteId}
          loading={deed.busy === 'merging'}
          disabled={!stays || deed.busy === 'apart'}
          onClick={() => stays && goes && void deed.merge({ targetId: stays.id, otherId: goes.id })}
        >
          {t.merge}
        </Button>
      </div>
    </div>
  );
}

function Turning({ at, pairs, onTurn }: { at: number; pairs: number; onTurn: (at: number) => void }) {
  const t = useTexts(alikeTexts);
  return (
    <span className={classes.turning}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t.previous}
        disabled={at === 0}
        onClick={() => onTurn(at - 1)}
      >
        <IconChevronLeft size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
      <span role="status">{t.position(at + 1, pairs)}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t.next}
        disabled={at === pairs - 1}
        onClick={() => onTurn(at + 1)}
      >
        <IconChevronRight size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
    </span>
  );
}

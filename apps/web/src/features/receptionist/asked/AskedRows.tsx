import { Button } from '@mantine/core';
import type { AskedQuestion } from '@mukae/contract/calls/receptionist';
import { sureness } from '@mukae/contract/domain/answer/sureness';
import { useState } from 'react';
import { dateAndTime } from '@/dates/dateAndTime';
import { Sureness } from '@/features/answers';
import { IconCircleCheck, IconHeadset, IconMoodPuzzled, IconPencil, IconPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './AskedRows.module.css';
import { askedTexts } from './asked.texts';
import { DraftAnswer } from './DraftAnswer';
import type { AskedDeeds } from './useAskedDeeds';

/** Each question with how often it was asked, what became of it, and what can be done about it at once. */
export function AskedRows({
  rows,
  deeds,
  busy,
}: {
  rows: readonly AskedQuestion[];
  deeds: AskedDeeds;
  /** Others are on their way. */
  busy: boolean;
}) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  return (
    <ul className={classes.rows} aria-busy={busy}>
      {rows.map((question) => (
        <li key={question.key} className={classes.row}>
          <Times times={question.times} />
          <Words question={question} />
          <Nearest question={question} />
          {question.kind !== 'answer' && openKey !== question.key && (
            <Deeds question={question} deeds={deeds} onWrite={() => setOpenKey(question.key)} />
          )}
          {openKey === question.key && (
            <DraftAnswer
              question={question}
              isBusy={deeds.busyKey === question.key}
              onAdd={async (said) => {
                if (await deeds.add(question, said)) setOpenKey(null);
              }}
              onCancel={() => setOpenKey(null)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Times({ times }: { times: number }) {
  const t = useTexts(askedTexts);
  return (
    <p className={classes.times}>
      <b>{times}</b> {t.times}
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

function Outcome({ question: { kind, wasHandedOver } }: { question: AskedQuestion }) {
  const t = useTexts(askedTexts);
  const [Sign, words] =
    kind === 'answer'
      ? [IconCircleCheck, t.answered]
      : wasHandedOver
        ? [IconHeadset, t.handedOver]
        : [IconMoodPuzzled, t.notAnswered];
  return (
    <span className={classes.outcome}>
      <Sign size={16} stroke={1.7} aria-hidden />
      {words}
    </span>
  );
}

function Nearest({ question: { nearest } }: { question: AskedQuestion }) {
  const t = useTexts(askedTexts);
  return (
    <div className={classes.near}>
      <span>{nearest ? t.nearest : t.nothingNear}</span>
      {nearest && (
        <>
          <b lang="ja">{nearest.question}</b>
          <Sureness percent={nearest.sureness} isSmall />
        </>
      )}
    </div>
  );
}

/** What is nearly known is another way to say it; what is not needs an answer. */
function Deeds({ question, deeds, onWrite }: { question: AskedQuestion; deeds: AskedDeeds; onWrite: () => void }) {
  const t = useTexts(askedTexts);
  const isNear = (question.nearest?.sureness ?? 0) >= sureness.asksFrom;
  const isBusy = deeds.busyKey === question.key;
  return (
    <div className={classes.deeds}>
      {isNear && (
        <Button
          size="xs"
          variant="light"
          loading={isBusy}
          leftSection={<IconPlus size={16} stroke={1.9} aria-hidden />}
          onClick={() => void deeds.addPhrasing(question)}
        >
          {t.addPhrasing}
        </Button>
      )}
      <Button
        size="xs"
        variant={isNear ? 'subtle' : 'light'}
        {...(isNear && { color: 'gray' })}
        disabled={isBusy}
        leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
        onClick={onWrite}
      >
        {t.write}
      </Button>
      <Button size="xs" variant="subtle" color="gray" disabled={isBusy} onClick={() => void deeds.putAside(question)}>
        {t.putAside}
      </Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import type { AskedQuestion } from '@mukae/contract/calls/receptionist';
import { sureness } from '@mukae/contract/domain/answer/sureness';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconPencil, IconPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './AskedAnswering.module.css';
import { askedTexts } from './asked.texts';
import { canBeQuestion } from './askedDraft';
import { DraftAnswer } from './DraftAnswer';
import type { AskedDeeds } from './useAskedDeeds';
import type { AskedDrafts } from './useAskedDrafts';

const quiet = { variant: 'subtle', color: 'gray' } as const;

interface Parts {
  question: AskedQuestion;
  deeds: AskedDeeds;
  drafts: AskedDrafts;
}

/** What can be done about a question: what is nearly known is another way to say it, what is not needs an answer. */
export function AskedAnswering({ question, deeds, drafts }: Parts) {
  const writer = useRef<HTMLButtonElement>(null);
  const wasGivenUp = useRef(false);
  const [isNew, setIsNew] = useState(false);
  const isOpen = drafts.isOpen(question);
  useEffect(() => {
    if (!isOpen && wasGivenUp.current) writer.current?.focus();
    wasGivenUp.current = false;
  }, [isOpen]);

  if (isOpen) {
    const draft = drafts.draftOf(question);
    return (
      <DraftAnswer
        question={question}
        draft={draft}
        isNew={isNew}
        onType={(typed) => drafts.keep(question, typed)}
        onAdded={(answerId) => {
          drafts.close(question);
          const writeAgain = () => {
            drafts.keep(question, draft);
            drafts.open(question);
          };
          void deeds.answer(question, answerId, writeAgain);
        }}
        onGiveUp={() => {
          wasGivenUp.current = true;
          drafts.close(question);
        }}
      />
    );
  }

  return <Deeds question={question} deeds={deeds} drafts={drafts} writer={writer} onWrite={() => setIsNew(true)} />;
}

function Deeds({
  question,
  deeds,
  drafts,
  writer,
  onWrite,
}: Parts & { writer: RefObject<HTMLButtonElement | null>; onWrite: () => void }) {
  const t = useTexts(askedTexts);
  const { key, text, kind, nearest, isAside } = question;
  const isOpenYet = kind !== 'answer' && !isAside;
  const another = isOpenYet && nearest && nearest.sureness >= sureness.asksFrom && canBeQuestion(text) ? nearest : null;
  const isFirst = isOpenYet && !another;
  const isBusy = deeds.busyKey === key;
  return (
    <div className={classes.deeds}>
      {another && (
        <Button
          size="xs"
          variant="light"
          disabled={isBusy}
          leftSection={<IconPlus size={16} stroke={1.9} aria-hidden />}
          onClick={() => {
            drafts.close(question);
            void deeds.addPhrasing(question, another.answerId);
          }}
        >
          {t.addPhrasing}
        </Button>
      )}
      <Button
        ref={writer}
        size="xs"
        {...(isFirst ? { variant: 'light' } : quiet)}
        disabled={isBusy}
        leftSection={isFirst && <IconPencil size={16} stroke={1.7} aria-hidden />}
        onClick={() => {
          onWrite();
          drafts.open(question);
        }}
      >
        {drafts.isBegun(question) ? t.writeOn : t.write}
      </Button>
      {isOpenYet && (
        <Button
          size="xs"
          {...quiet}
          disabled={isBusy}
          onClick={() => {
            drafts.close(question);
            void deeds.putAside(question);
          }}
        >
          {t.putAside}
        </Button>
      )}
      {isAside && kind !== 'answer' && (
        <Button size="xs" {...quiet} disabled={isBusy} onClick={() => void deeds.showAgain(question)}>
          {t.showAgain}
        </Button>
      )}
    </div>
  );
}

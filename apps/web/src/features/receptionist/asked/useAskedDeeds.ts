import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { type AskedQuestion, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { answerLimits } from '@mukae/contract/domain/answer/answer';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { useAnswersChanged } from '@/features/answers';
import { useCompanyScope } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { askedTexts } from './asked.texts';

const { deleteAnswer, getAnswer, updateAnswer } = companyAnswerCalls;
const { pageOfAsked, putAsideAsked } = receptionistCalls;

/** What was done last, for as long as it can be taken back. */
export interface UndoableDeed {
  words: string;
  undo: () => Promise<void>;
}

interface Failure {
  msg: string;
  code?: string;
}

/** Tells what failed; nothing where nothing did. */
type Step = () => Promise<Failure | undefined>;

interface Deed {
  words: string;
  act: Step;
  takeBack: Step;
}

const failureIn = (answer: { result: 'OK' } | ErrorAnswer): Failure | undefined =>
  isError(answer) ? answer : undefined;

/** What becomes of a question that was asked, each with one touch, and taken back with another. */
export function useAskedDeeds() {
  const t = useTexts(askedTexts);
  const scope = useCompanyScope();
  const client = useQueryClient();
  const answersChanged = useAnswersChanged();
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const [deed, setDeed] = useState<UndoableDeed | null>(null);

  const aside = (key: string, isAside: boolean) => call(putAsideAsked, { ...scope, key, isAside });
  const readAgain = () => {
    answersChanged();
    return client.invalidateQueries({ queryKey: [pageOfAsked.path] });
  };
  const tell = ({ msg, code }: Failure) => void toast.error({ title: msg, text: code, closeLabel: t.close });

  async function takeBack(step: Step): Promise<void> {
    setDeed(null);
    const failure = await step();
    if (failure) tell(failure);
    else void toast.success({ title: t.undone, closeLabel: t.close });
    await readAgain();
  }

  /** Whatever fails is told, and does not stand there as done. */
  async function run(key: string, { words, act, takeBack: back }: Deed): Promise<void> {
    setBusyKey(key);
    setDeed(null);
    const failure = await act();
    setBusyKey(null);
    if (failure) tell(failure);
    else setDeed({ words, undo: () => takeBack(back) });
    await readAgain();
  }

  /** Another way to ask a known question, which may have changed since the list was read. */
  async function phrase(answerId: number, next: (phrasings: readonly string[]) => string[]): ReturnType<Step> {
    const known = await call(getAnswer, { targetId: answerId });
    if (isError(known)) return known;
    const phrasings = next(known.phrasings);
    if (phrasings.length > answerLimits.phrasings) return { msg: t.phrasingsFull(answerLimits.phrasings) };
    return failureIn(await call(updateAnswer, { id: answerId, phrasings, seenVersion: known.version }));
  }

  return {
    busyKey,
    deed,
    forget: () => setDeed(null),

    putAside: ({ key }: AskedQuestion) =>
      run(key, {
        words: t.isAside,
        act: async () => failureIn(await aside(key, true)),
        takeBack: async () => failureIn(await aside(key, false)),
      }),

    showAgain: ({ key }: AskedQuestion) =>
      run(key, {
        words: t.isShown,
        act: async () => failureIn(await aside(key, false)),
        takeBack: async () => failureIn(await aside(key, true)),
      }),

    addPhrasing: ({ key, text }: AskedQuestion, answerId: number) =>
      run(key, {
        words: t.phrasingAdded,
        act: async () =>
          (await phrase(answerId, (known) => [...new Set([...known, text])])) ?? failureIn(await aside(key, true)),
        takeBack: async () =>
          (await phrase(answerId, (known) => known.filter((phrasing) => phrasing !== text))) ??
          failureIn(await aside(key, false)),
      }),

    /** An answer to it has been added. */
    answer: ({ key }: AskedQuestion, answerId: number, onTakenBack: () => void) =>
      run(key, {
        words: t.added,
        act: async () => {
          const failure = failureIn(await aside(key, true));
          // It is there all the same, and can be taken back.
          if (failure) tell(failure);
          return undefined;
        },
        takeBack: async () => {
          const failure = failureIn(await call(deleteAnswer, { targetId: answerId }));
          if (!failure) onTakenBack();
          return failure ?? failureIn(await aside(key, false));
        },
      }),
  };
}

export type AskedDeeds = ReturnType<typeof useAskedDeeds>;

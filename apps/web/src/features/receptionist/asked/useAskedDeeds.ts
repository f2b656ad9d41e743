import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { type AskedQuestion, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callOnce, isError } from '@/api/call';
import { makeOnceKey } from '@/api/onceKey';
import { useAnswersChanged } from '@/features/answers';
import { useCompanyScope } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { askedTexts } from './asked.texts';

const { addAnswer, deleteAnswer, getAnswer, updateAnswer } = companyAnswerCalls;
const { pageOfAsked, putAsideAsked } = receptionistCalls;

/** What was done last, for as long as it can be taken back. */
export interface AskedDeed {
  words: string;
  undo: () => Promise<void>;
}

type Done = { words: string; takeBack: () => Promise<ErrorAnswer | undefined> };

const failureIn = (answers: readonly object[]): ErrorAnswer | undefined => answers.find(isError);

/** What becomes of a question that was asked, each with one touch, and taken back with another. */
export function useAskedDeeds() {
  const t = useTexts(askedTexts);
  const scope = useCompanyScope();
  const client = useQueryClient();
  const answersChanged = useAnswersChanged();
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const [deed, setDeed] = useState<AskedDeed | null>(null);

  const aside = (key: string, isAside: boolean) => call(putAsideAsked, { ...scope, key, isAside });
  const readAgain = () => {
    answersChanged();
    return client.invalidateQueries({ queryKey: [pageOfAsked.path] });
  };
  const tell = ({ msg, code }: ErrorAnswer) => void toast.error({ title: msg, text: code, closeLabel: t.close });

  /** Whatever fails is told, and nothing stands there as done. */
  async function run(key: string, work: () => Promise<Done | ErrorAnswer>): Promise<boolean> {
    setBusyKey(key);
    setDeed(null);
    const done = await work();
    setBusyKey(null);
    const isDone = !isError(done);
    if (isDone) setDeed({ words: done.words, undo: () => takeBack(done) });
    else tell(done);
    await readAgain();
    return isDone;
  }

  async function takeBack({ takeBack: back }: Done): Promise<void> {
    setDeed(null);
    const failure = await back();
    if (failure) tell(failure);
    else void toast.success({ title: t.undone, closeLabel: t.close });
    await readAgain();
  }

  return {
    busyKey,
    deed,
    forget: () => setDeed(null),

    putAside: ({ key }: AskedQuestion) =>
      run(key, async () => {
        const answer = await aside(key, true);
        if (isError(answer)) return answer;
        return { words: t.isAside, takeBack: async () => failureIn([await aside(key, false)]) };
      }),

    addPhrasing: ({ key, text, nearest }: AskedQuestion) =>
      run(key, async () => {
        const known = await call(getAnswer, { targetId: nearest?.answerId ?? 0 });
        if (isError(known)) return known;
        const { id, phrasings, version: seenVersion } = known;
        const changed = await call(updateAnswer, { id, phrasings: [...phrasings, text], seenVersion });
        if (isError(changed)) return changed;
        await aside(key, true);
        return {
          words: t.phrasingAdded,
          takeBack: async () => failureIn([await call(updateAnswer, { id, phrasings }), await aside(key, false)]),
        };
      }),

    add: ({ key, text }: AskedQuestion, said: { answer: string; answerEn: string }) =>
      run(key, async () => {
        const added = await callOnce(makeOnceKey(), addAnswer, { ...scope, question: text, ...said });
        if (isError(added)) return added;
        await aside(key, true);
        return {
          words: t.added,
          takeBack: async () => failureIn([await call(deleteAnswer, { targetId: added.id }), await aside(key, false)]),
        };
      }),
  };
}

export type AskedDeeds = ReturnType<typeof useAskedDeeds>;

import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { InputOf } from '@mukae/contract/calls/call';
import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { useAnswersChanged } from '../useAnswersChanged';
import { alikeTexts } from './alike.texts';

const { mergeAnswers, keepAnswersApart } = companyAnswerCalls;

type Pair = InputOf<typeof mergeAnswers>;

/** What becomes of two answers that are alike. What is done stays busy: the pair goes once the list is here without it. */
export function usePairDeed() {
  const t = useTexts(alikeTexts);
  const changed = useAnswersChanged();
  const [busy, setBusy] = useState<'merging' | 'apart' | null>(null);
  const [trouble, setTrouble] = useState<ErrorAnswer | null>(null);

  const follow = (answer: { result: 'OK' } | ErrorAnswer, done: string) => {
    changed();
    if (isError(answer)) {
      setBusy(null);
      setTrouble(answer);
    } else void toast.success({ title: done, closeLabel: t.close });
  };
  const begin = (deed: 'merging' | 'apart') => {
    setBusy(deed);
    setTrouble(null);
  };
  return {
    busy,
    trouble,
    merge: async (pair: Pair) => {
      begin('merging');
      follow(await call(mergeAnswers, pair), t.merged);
    },
    keepApart: async (pair: Pair) => {
      begin('apart');
      follow(await call(keepAnswersApart, pair), t.keptApart);
    },
  };
}

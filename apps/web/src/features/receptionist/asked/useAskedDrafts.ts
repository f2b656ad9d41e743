import type { AskedQuestion } from '@mukae/contract/calls/receptionist';
import { hasChanged } from '@mukae/contract/domain/change/changed';
import { useState } from 'react';
import { type AskedDraft, draftFor } from './askedDraft';

/** Answers that are being written, one of them open: looking at other questions takes nothing from them. */
export function useAskedDrafts() {
  const [begun, setBegun] = useState<ReadonlyMap<string, AskedDraft>>(new Map());
  const [openKey, setOpenKey] = useState<string | null>(null);
  const draftOf = ({ key, text }: AskedQuestion): AskedDraft => begun.get(key) ?? draftFor(text);
  return {
    draftOf,
    isOpen: ({ key }: AskedQuestion): boolean => key === openKey,
    isBegun: ({ key }: AskedQuestion): boolean => begun.has(key),
    areBegun: begun.size > 0,
    open: ({ key }: AskedQuestion) => setOpenKey(key),
    /** As it was typed; where nothing was, nothing has begun. */
    keep: (question: AskedQuestion, draft: AskedDraft) =>
      setBegun((before) =>
        hasChanged(draftFor(question.text), draft)
          ? new Map(before).set(question.key, draft)
          : without(before, question.key),
      ),
    close: ({ key }: AskedQuestion) => {
      setOpenKey((before) => (before === key ? null : before));
      setBegun((before) => without(before, key));
    },
  };
}

const without = (drafts: ReadonlyMap<string, AskedDraft>, gone: string): ReadonlyMap<string, AskedDraft> =>
  new Map([...drafts].filter(([key]) => key !== gone));

export type AskedDrafts = ReturnType<typeof useAskedDrafts>;

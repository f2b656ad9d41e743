import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { roleInCookie } from '@/api/cookies';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import { noteUnsaved } from '@/serving/unsaved';
import { isEndOfSession } from '@/serving/useSessionOver';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { draftTexts } from './draft.texts';
import type { DraftSaver } from './draftSaver';

/** Asks before an unpublished draft is left. Nothing would be lost: it is there again next time. */
export function LeavingDraft({ isNeeded, saver }: { isNeeded: boolean; saver: DraftSaver }) {
  const { leaving } = useTexts(draftTexts);
  const isUnsent = useObserved(saver.state).is !== 'saved';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded &&
      roleInCookie() !== undefined &&
      !isEndOfSession(nextLocation) &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => (isUnsent ? noteUnsaved() : undefined), [isUnsent]);
  const leave = async () => {
    await saver.flush();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={leaving.question}
      text={leaving.text}
      answers={leaving}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => void leave()}
    />
  );
}

import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { roleInCookie } from '@/api/cookies';
import { noteUnsaved } from '@/serving/unsaved';
import { isEndOfSession } from '@/serving/useSessionOver';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { isFormDone } from './formIsDone';

interface Words {
  question: string;
  text: string;
  cancel: string;
  confirm: string;
}

/** Asks before the page is left while something on it would be lost. */
export function LeaveQuestion({ isNeeded, words }: { isNeeded: boolean; words: Words }) {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // Whoever is logged out already cannot stay, also while the cookie that told her role is still there.
    const mayStay = roleInCookie() !== undefined && !isEndOfSession(nextLocation);
    // The way back may lead to where another form has ended.
    const isDone = historyAction !== 'POP' && isFormDone(nextLocation.state);
    return isNeeded && mayStay && !isDone && currentLocation.pathname !== nextLocation.pathname;
  });
  useBeforeUnload((unload) => {
    if (isNeeded) unload.preventDefault();
  });
  useEffect(() => (isNeeded ? noteUnsaved() : undefined), [isNeeded]);
  useEffect(() => {
    // Meanwhile nothing would be lost any more.
    if (!isNeeded) blocker.proceed?.();
  }, [isNeeded, blocker]);

  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={words.question}
      text={words.text}
      answers={{ cancel: words.cancel, confirm: words.confirm }}
      destructive
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}

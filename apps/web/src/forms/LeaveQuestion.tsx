import { type ReactNode, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { roleInCookie } from '@/api/cookies';
import { noteUnsaved } from '@/serving/unsaved';
import { isEndOfSession } from '@/serving/useSessionOver';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { isFormDone } from './formIsDone';

interface Words {
  question: string;
  text: ReactNode;
  cancel: string;
  confirm: string;
}

/** Asks before the page is left while something on it would be lost. One to a page: two would ask one after the other. */
export function LeaveQuestion({
  isNeeded,
  words,
  isKept = false,
  beforeLeaving,
}: {
  isNeeded: boolean;
  words: Words;
  /** It would be there again: nothing is to be feared, and whoever closes the window is not asked. */
  isKept?: boolean;
  beforeLeaving?: () => Promise<void>;
}) {
  const isLost = isNeeded && !isKept;
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // Whoever is logged out already cannot stay, also while the cookie that told her role is still there.
    const mayStay = roleInCookie() !== undefined && !isEndOfSession(nextLocation);
    // The way back may lead to where another form has ended.
    const isDone = historyAction !== 'POP' && isFormDone(nextLocation.state);
    return isNeeded && mayStay && !isDone && currentLocation.pathname !== nextLocation.pathname;
  });
  useBeforeUnload((unload) => {
    if (isLost) unload.preventDefault();
  });
  useEffect(() => (isLost ? noteUnsaved() : undefined), [isLost]);
  useEffect(() => {
    // Meanwhile nothing would be lost any more.
    if (!isNeeded) blocker.proceed?.();
  }, [isNeeded, blocker]);

  const leave = async () => {
    await beforeLeaving?.();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={words.question}
      text={words.text}
      answers={{ cancel: words.cancel, confirm: words.confirm }}
      destructive={!isKept}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => void leave()}
    />
  );
}

import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { roleInCookie } from '../../../api/cookies';
import { useTexts } from '../../../language/LanguageProvider';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { mediaTexts } from '../media.texts';

/** Files travel only as long as somebody stays: asks before the page is left while some are on their way. */
export function LeaveQuestion({ isUnderway }: { isUnderway: boolean }) {
  const { leaving: t } = useTexts(mediaTexts);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Whoever is logged out already cannot stay.
    const mayStay = roleInCookie() !== undefined;
    return isUnderway && mayStay && currentLocation.pathname !== nextLocation.pathname;
  });
  useBeforeUnload((unload) => {
    if (isUnderway) unload.preventDefault();
  });
  useEffect(() => {
    // Everything has arrived meanwhile: there is nothing left to ask.
    if (!isUnderway) blocker.proceed?.();
  }, [isUnderway, blocker]);

  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t.title}
      text={t.text}
      answers={{ cancel: t.cancel, confirm: t.confirm }}
      destructive
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}

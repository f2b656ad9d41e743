import { Alert } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { IconPlugConnected } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { isOutOfReach } from './serverAway';
import { serviceTexts } from './service.texts';
import { useWhenServing } from './useWhenServing';

interface Trouble {
  code: string;
  msg: string;
}

/** Why something was not done: what the server says, or that it cannot be reached. */
export function ServerTrouble({ code, msg, action }: Trouble & { action?: ReactNode }) {
  return isOutOfReach({ code, msg }) ? (
    <OutOfReach code={code} />
  ) : (
    <ErrorBanner code={code} msg={msg} action={action} />
  );
}

/**
 * What was entered stays, and the return of the server is told. It is not sent again by itself: nobody knows whether it
 * has arrived.
 */
function OutOfReach({ code }: { code: string }) {
  const t = useTexts(serviceTexts);
  const [isBack, setBack] = useState(false);
  useWhenServing(!isBack, () => setBack(true));
  if (!isBack) return <ErrorBanner code={code} msg={t.notSent} />;
  return (
    <Alert color="pine" role="status" icon={<IconPlugConnected size={20} stroke={1.8} aria-hidden />}>
      {t.sendAgain}
    </Alert>
  );
}

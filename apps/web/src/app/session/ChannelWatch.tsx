import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { errorCodes } from '@mukae/contract/errors/codes';
import { useEffect, useEffectEvent, useState } from 'react';
import { call, isError } from '@/api/call';
import { useMessageNews } from '@/features/messages';
import { useTexts } from '@/language/LanguageProvider';
import { connectionTexts } from '@/live/connection.texts';
import { useRealtime } from '@/live/RealtimeContext';
import { useLostLong } from '@/live/useLostLong';
import { useWarnings } from '@/live/useWarnings';
import { useSessionOver } from '@/serving/useSessionOver';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { useLast } from '@/ui/useLast';

/** While nothing is heard: the server may be away for this question, too. */
const askEveryMs = 5_000;

/** Leaves when the server says so, and tells what the socket had to say: that this browser was sent away, or that the server failed. */
export function ChannelWatch() {
  const realtime = useRealtime();
  const t = useTexts(connectionTexts);
  const leaveToLogin = useSessionOver();
  const isLost = useLostLong();
  const [trouble, setTrouble] = useState<Pick<ErrorAnswer, 'code' | 'msg'> | null>(null);
  const shown = useLast(trouble);
  useWarnings((msg) => setTrouble({ code: errorCodes.alreadyExist, msg }));
  useMessageNews();

  const leave = useEffectEvent(async (...why: Parameters<typeof leaveToLogin>) => {
    realtime.close();
    await leaveToLogin(...why);
  });

  useEffect(() => {
    const stops = [
      realtime.on('logout', () => void leave('loggedOut')),
      realtime.on('requestLogout', () => void leave('accountChanged')),
      realtime.on('Logouted', () => void leave()),
      realtime.on('alreadyExist', setTrouble),
      realtime.onState((state) => {
        if (state.is === 'closed' && state.because === 'loggedOut') void leave();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [realtime]);

  const askWhetherLoggedIn = useEffectEvent(async () => {
    const answer = await call(sessionCalls.checkAuth, {});
    if (isError(answer) || answer.auth) return;
    void toast.error({ title: t.logInAgain, closeLabel: t.close });
    await leave();
  });
  useEffect(() => {
    if (!isLost) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      await askWhetherLoggedIn();
      if (!isOver) timer = setTimeout(ask, askEveryMs);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isLost]);

  return (
    <ConfirmDialog
      opened={trouble !== null}
      title={t.connectHere}
      code={shown?.code}
      text={shown?.msg}
      answers={{ cancel: t.stay, confirm: t.connectAgain }}
      onCancel={() => setTrouble(null)}
      onConfirm={() => window.location.reload()}
    />
  );
}

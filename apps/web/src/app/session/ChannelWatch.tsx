import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call, isError } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { connectionTexts } from '@/live/connection.texts';
import { useRealtime } from '@/live/RealtimeContext';
import { useLostLong } from '@/live/useLostLong';
import { useWarnings } from '@/live/useWarnings';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { useLast } from '@/ui/useLast';

/** While nothing is heard: the server may be away for this question, too. */
const askEveryMs = 5_000;

/** Leaves when the server says so, and tells why it sent this browser away. */
export function ChannelWatch() {
  const realtime = useRealtime();
  const t = useTexts(connectionTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const isLost = useLostLong();
  const [elsewhere, setElsewhere] = useState<Pick<ErrorAnswer, 'code' | 'msg'> | null>(null);
  const shown = useLast(elsewhere);
  useWarnings();

  const leave = useEffectEvent(async () => {
    realtime.close();
    await navigate('/login', { state: { isRedirect: true }, replace: true });
    client.clear();
  });

  useEffect(() => {
    const stops = [
      realtime.on('logout', () => void leave()),
      realtime.on('requestLogout', () => void leave()),
      realtime.on('Logouted', () => void leave()),
      realtime.on('alreadyExist', setElsewhere),
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
      opened={elsewhere !== null}
      code={shown?.code ?? ''}
      text={shown?.msg}
      answers={{ cancel: t.stay, confirm: t.connectAgain }}
      onCancel={() => setElsewhere(null)}
      onConfirm={() => window.location.reload()}
    />
  );
}

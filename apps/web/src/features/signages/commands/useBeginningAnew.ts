import { screenCommandCalls } from '@mukae/contract/calls/screenCommands';
import type { ScreenHealthAnswer } from '@mukae/contract/calls/screenHealth';
import { commandTiming } from '@mukae/contract/domain/signage/commands/commandTiming';
import type { BeginningAnew } from '@mukae/contract/realtime/screenCommandField';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '@/api/call';
import { hasBegunSince } from './hasBegunSince';

type Waiting = { is: 'none' } | { is: 'awaited'; since: number } | { is: 'unanswered' };

/** A page that was told to begin anew: its answer is that its uptime counts from then on. */
export function useBeginningAnew(targetId: number, answer: ScreenHealthAnswer | undefined, onDone: () => void) {
  const [waiting, setWaiting] = useState<Waiting>({ is: 'none' });
  const since = waiting.is === 'awaited' ? waiting.since : null;
  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (since === null || !answer || !hasBegunSince(answer, since)) return;
    setWaiting({ is: 'none' });
    done();
  }, [answer, since]);

  useEffect(() => {
    if (since === null) return;
    const patience = setTimeout(() => setWaiting({ is: 'unanswered' }), commandTiming.beginAnewWait);
    return () => clearTimeout(patience);
  }, [since]);

  return {
    waiting: waiting.is,
    begin: (how: BeginningAnew) => call(screenCommandCalls.beginScreenAnew, { targetId, how }),
    /** By the clock of the server, as far as it is known here. */
    wait: () => setWaiting({ is: 'awaited', since: answer ? Date.parse(answer.now) : 0 }),
  };
}

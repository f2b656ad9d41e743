import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { ChosenStatus } from '@mukae/contract/domain/operator/status';
import { useState } from 'react';
import { useCompanyScope } from '@/features/companies';
import { useRealtime } from '@/live/RealtimeContext';

/** Goes on standby or leaves; tells what the server had against it. */
export function useChangingStatus() {
  const realtime = useRealtime();
  const scope = useCompanyScope();
  const [wanted, setWanted] = useState<ChosenStatus | null>(null);
  const [trouble, setTrouble] = useState<ErrorAnswer | null>(null);

  const change = async (state: ChosenStatus) => {
    setWanted(state);
    setTrouble(null);
    const answer = await realtime.say('operatorStateTransition', { state, ...scope });
    setWanted(null);
    if (answer.result === 'Error') setTrouble(answer);
  };
  return { wanted, trouble, change };
}

import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { ChosenStatus } from '@mukae/contract/domain/operator/status';
import { useState } from 'react';
import { useCompanyScope } from '@/features/companies';
import { useRealtime } from '@/live/RealtimeContext';
import { useMyStatus } from '@/live/useLive';

/** Goes on standby or leaves, in a call after it; tells what the server had against it. */
export function useChangingStatus() {
  const realtime = useRealtime();
  const inSight = useCompanyScope();
  const me = useMyStatus();
  const [wanted, setWanted] = useState<ChosenStatus | null>(null);
  const [trouble, setTrouble] = useState<ErrorAnswer | null>(null);
  // What comes after a call comes at the desk where it is led, whichever company is looked at meanwhile.
  const scope = me?.status === 'Active' && me.companyId !== null ? { companyId: me.companyId } : inSight;

  const change = async (state: ChosenStatus) => {
    setWanted(state);
    setTrouble(null);
    const answer = await realtime.say('operatorStateTransition', { state, ...scope });
    setWanted(null);
    if (answer.result === 'Error') setTrouble(answer);
  };
  return { wanted, trouble, change };
}

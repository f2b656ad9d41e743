import { sessionCalls } from '@mukae/contract/calls/sessions';
import { errorCodes } from '@mukae/contract/errors/codes';
import { useEffect, useState } from 'react';
import { call, isError } from '@/api/call';

export type StartTime =
  | { kind: 'asking' }
  | { kind: 'known'; start: Date }
  | { kind: 'expired' }
  | { kind: 'refused'; code: string; msg: string };

/** When the meeting of this token begins; `ask` tries once more after a refusal. */
export function useStartTime(token: string): { startTime: StartTime; ask: () => void } {
  const [startTime, setStartTime] = useState<StartTime>({ kind: 'asking' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again.
  useEffect(() => {
    let left = false;
    void call(sessionCalls.getStartTime, { token }).then((answer) => {
      if (left) return;
      if (!isError(answer)) setStartTime({ kind: 'known', start: new Date(answer.date) });
      else if (answer.code === errorCodes.tokenExpired) setStartTime({ kind: 'expired' });
      else setStartTime({ kind: 'refused', code: answer.code, msg: answer.msg });
    });
    return () => {
      left = true;
    };
  }, [token, tries]);

  const ask = () => {
    setStartTime({ kind: 'asking' });
    setTries(tries + 1);
  };
  return { startTime, ask };
}

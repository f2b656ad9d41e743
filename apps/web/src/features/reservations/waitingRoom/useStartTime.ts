import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { OutputOf } from '@mukae/contract/calls/call';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { errorCodes } from '@mukae/contract/errors/codes';
import { useEffect, useState } from 'react';
import { call, isError } from '@/api/call';
import { isPassing } from '@/features/accounts';

/** `clockAheadMs`: by how much the clock that decides is ahead of the one of this device. */
type Known = { kind: 'known'; start: Date; hasBegun: boolean; clockAheadMs: number };
export type StartTime =
  | { kind: 'asking' }
  | Known
  | { kind: 'expired' }
  | { kind: 'refused'; code: string; msg: string };

/** Nobody should wait much longer for a meeting that was cancelled or moved. */
const askAgainMs = 30 * 1000;
/** Where the start has come and nobody could be asked. */
const shortestWaitMs = 1000;

function startTimeIn(
  answer: OutputOf<typeof sessionCalls.getStartTime> | ErrorAnswer,
): Exclude<StartTime, { kind: 'asking' }> {
  if (isError(answer)) {
    const { code, msg } = answer;
    return code === errorCodes.tokenExpired ? { kind: 'expired' } : { kind: 'refused', code, msg };
  }
  const [start, now] = [new Date(answer.date), new Date(answer.now)];
  return { kind: 'known', start, hasBegun: start <= now, clockAheadMs: now.getTime() - Date.now() };
}

/** At the start, and now and then before. */
const untilNextAsk = ({ start, clockAheadMs }: Known): number =>
  Math.max(shortestWaitMs, Math.min(askAgainMs, start.getTime() - Date.now() - clockAheadMs));

/**
 * When the meeting of this token begins, by the clock of the server, which is asked until it has begun. `ask` tries once more
 * after a refusal.
 */
export function useStartTime(token: string): { startTime: StartTime; ask: () => void } {
  const [startTime, setStartTime] = useState<StartTime>({ kind: 'asking' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again.
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function look(before: Known | null) {
      const told = startTimeIn(await call(sessionCalls.getStartTime, { token }));
      if (left) return;
      const isOutage = before !== null && told.kind === 'refused' && isPassing(told.code);
      if (!isOutage) setStartTime(told);
      const known = isOutage ? before : told;
      if (known.kind === 'known' && !known.hasBegun) timer = setTimeout(() => void look(known), untilNextAsk(known));
    }

    void look(null);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [token, tries]);

  const ask = () => {
    setStartTime({ kind: 'asking' });
    setTries(tries + 1);
  };
  return { startTime, ask };
}

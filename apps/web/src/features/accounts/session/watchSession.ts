import { sessionCalls } from '@mukae/contract/calls/sessions';
import { errorCodes } from '@mukae/contract/errors/codes';
import { call, isError } from '@/api/call';
import { nextSessionStep } from './sessionPlan';

export interface SessionEvents {
  onWarning: (minutesLeft: number) => void;
  onEnd: () => void;
}

const askAgainMs = 30 * 1000;
const over: readonly string[] = [errorCodes.notLoggedIn, errorCodes.tokenInvalid, errorCodes.tokenExpired];

type SessionEnd = { kind: 'at'; endsAt: number; now: number } | { kind: 'over' } | { kind: 'unknown' };

async function askForEnd(): Promise<SessionEnd> {
  const answer = await call(sessionCalls.getExpTime, {});
  if (!isError(answer)) return { kind: 'at', endsAt: Date.parse(answer.date), now: Date.parse(answer.now) };
  return over.includes(answer.code) ? { kind: 'over' } : { kind: 'unknown' };
}

/** Follows the session to its end. It slides with use, so the server is asked before anything is said or done. */
export function watchSession({ onWarning, onEnd }: SessionEvents): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warnedOf: number | null = null;
  let stopped = false;

  const lookAfter = (ms: number) => {
    timer = setTimeout(look, ms);
  };

  function follow(endsAt: number, now: number) {
    const step = nextSessionStep({ now, endsAt, warnedOf });
    if (step.kind === 'wait') return lookAfter(step.ms);
    if (step.kind === 'end') return onEnd();
    warnedOf = endsAt;
    onWarning(step.minutesLeft);
    follow(endsAt, now);
  }

  async function look() {
    const end = await askForEnd();
    if (stopped) return;
    if (end.kind === 'at') follow(end.endsAt, end.now);
    else if (end.kind === 'over') onEnd();
    else lookAfter(askAgainMs);
  }

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

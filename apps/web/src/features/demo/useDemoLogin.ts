import { sessionCalls } from '@mukae/contract/calls/sessions';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '@/api/call';
import { loginOutcome, reservationWaitsFor } from '@/features/accounts';
import { type Demo, demoCredentials, type ShownAccount } from './demoDoors';

type Refusal = { code: string; msg: string };

/** Logs the account in and goes to its landing page; answers why not, where it cannot. */
export function useDemoLogin(demo: Demo, account: ShownAccount): Refusal | undefined {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal>();

  const logIn = useEffectEvent(async () => {
    const answer = await call(sessionCalls.login, demoCredentials(demo, account));
    const outcome = loginOutcome(answer, reservationWaitsFor(answer));
    if (outcome.kind === 'go') void navigate(outcome.path, { state: outcome.state, replace: true });
    else setRefusal(outcome);
  });
  useEffect(() => void logIn(), []);

  return refusal;
}

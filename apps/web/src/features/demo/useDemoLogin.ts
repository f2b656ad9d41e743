import { sessionCalls } from '@mukae/contract/calls/sessions';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '@/api/call';
import { hasStoredForm, loginOutcome } from '@/features/accounts';
import { type Demo, demoCredentials, type ShownAccount } from './demoDoors';

type Refusal = { code: string; msg: string };

/** Logs the account in and goes to its landing page; answers why not, where it cannot. */
export function useDemoLogin(demo: Demo, account: ShownAccount): Refusal | undefined {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal>();

  const logIn = useEffectEvent(async () => {
    const outcome = loginOutcome(await call(sessionCalls.login, demoCredentials(demo, account)), hasStoredForm());
    if (outcome.kind === 'go') void navigate(outcome.path, { state: outcome.state, replace: true });
    else setRefusal(outcome);
  });
  useEffect(() => void logIn(), []);

  return refusal;
}

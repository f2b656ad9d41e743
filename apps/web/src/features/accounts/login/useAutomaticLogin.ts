import { sessionCalls } from '@mukae/contract/calls/sessions';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '@/api/call';
import { pollEvery } from '@/serving/pollEvery';
import type { AutoLoginPlan } from './autoLoginPlan';
import { autoLoginOutcome, isPassing, tokenOutcome } from './loginOutcome';
import { reservationWaitsFor } from './reservationWaitsFor';

type AutomaticLogin =
  | { kind: 'quiet' }
  | { kind: 'openingLink' }
  | { kind: 'refused'; code: string; msg: string }
  | { kind: 'expired' };

const everyMs = 3000;

/** Carries out the plan while the login page is shown. It stands still while a password is being checked. */
export function useAutomaticLogin(plan: AutoLoginPlan, paused: boolean): AutomaticLogin {
  const navigate = useNavigate();
  const [met, setMet] = useState<{ plan: AutoLoginPlan; with: AutomaticLogin }>();

  const openLink = useEffectEvent((token: string, isOwn: boolean) =>
    pollEvery(
      everyMs,
      () => call(sessionCalls.tokenLogin, { token }),
      (answer) => {
        const outcome = tokenOutcome(answer, token, new Date());
        if (outcome.kind === 'go') void navigate(outcome.path, { state: outcome.state, replace: true });
        if (outcome.kind !== 'go') setMet({ plan, with: outcome });
        return outcome.kind === 'refused' && (isOwn || isPassing(outcome.code)) ? 'again' : 'done';
      },
    ),
  );

  const askServer = useEffectEvent(() =>
    pollEvery(
      everyMs,
      () => call(sessionCalls.autoLogin, {}),
      (answer) => {
        const outcome = autoLoginOutcome(answer, reservationWaitsFor(answer));
        if (outcome.kind === 'go') void navigate(outcome.path, { state: outcome.state, replace: true });
        if (outcome.kind === 'refused') setMet({ plan, with: outcome });
        return outcome.kind === 'again' ? 'again' : 'done';
      },
    ),
  );

  const followCookie = useEffectEvent((to: string) => void navigate(to, { replace: true }));

  useEffect(() => {
    if (paused) return;
    switch (plan.kind) {
      case 'token':
        return openLink(plan.token, plan.isOwn);
      case 'followCookie':
        return followCookie(plan.to);
      case 'ask':
        return askServer();
      case 'none':
        return;
    }
  }, [plan, paused]);

  if (met?.plan === plan) return met.with;
  return plan.kind === 'token' || plan.kind === 'followCookie' ? { kind: 'openingLink' } : { kind: 'quiet' };
}

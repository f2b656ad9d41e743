import { sessionCalls } from '@mukae/contract/calls/sessions';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '@/api/call';
import { keptReservation, personInCookie } from '@/api/cookies';
import { Entrance } from '@/features/entrance';
import { forgetDraft, hasKeptDraft } from '@/forms/keptDraft';
import { useTexts } from '@/language/LanguageProvider';
import { Toasts } from '@/ui/Toasts';
import { autoLoginPlan } from './autoLoginPlan';
import { type Credentials, LoginForm, type LoginRefusal } from './LoginForm';
import { LoginLinks } from './LoginLinks';
import { LateTokenExpiredDialog } from './lateTokenExpiredDialog';
import { loginTexts } from './login.texts';
import { loginOutcome } from './loginOutcome';
import { loginStateFrom } from './loginState';
import { OpeningLink } from './OpeningLink';
import { reservationWaitsFor } from './reservationWaitsFor';
import { SessionOver } from './SessionOver';
import { useArrivalToast } from './useArrivalToast';
import { useAutomaticLogin } from './useAutomaticLogin';

export function LoginScreen() {
  const t = useTexts(loginTexts);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<LoginRefusal>();
  /** What was told before the form was changed: it was read, and goes. */
  const [readRefusal, setReadRefusal] = useState<string>();

  const { isRedirect, over, wanted, ...arrival } = loginStateFrom(state);
  const plan = useMemo(
    () => autoLoginPlan(new URLSearchParams(search), keptReservation(), { isRedirect }),
    [search, isRedirect],
  );
  useArrivalToast({ isRedirect, over, wanted, ...arrival });
  const automatic = useAutomaticLogin(plan, busy);
  const told = refusal ?? (automatic.kind === 'refused' ? automatic : undefined);
  useEffect(() => {
    // Who comes by herself begins anew.
    if (!over) forgetDraft();
  }, [over]);

  const logIn = async (credentials: Credentials) => {
    setBusy(true);
    setRefusal(undefined);
    const answer = await call(sessionCalls.login, credentials);
    const isSamePerson = over !== undefined && over.person !== '' && over.person === personInCookie();
    const outcome = loginOutcome(answer, reservationWaitsFor(answer), isSamePerson ? over.address : wanted);
    if (outcome.kind === 'go') return void navigate(outcome.path, { state: outcome.state, replace: true });
    setRefusal(outcome);
    setReadRefusal(undefined);
    setBusy(false);
  };

  return (
    <Entrance hall={{ figure: '/characters/kei/wave.webp', ...t.hall }} title={t.title} lead={t.lead}>
      {over && <SessionOver why={over.why} draftKept={hasKeptDraft(over.person, over.address)} />}
      {automatic.kind === 'openingLink' ? (
        <OpeningLink />
      ) : (
        <LoginForm
          busy={busy}
          refusal={told?.msg === readRefusal ? undefined : told}
          onEdit={() => setReadRefusal(told?.msg)}
          onSubmit={logIn}
        />
      )}
      <LoginLinks />
      <Toasts />
      {automatic.kind === 'expired' && (
        <Suspense fallback={null}>
          <LateTokenExpiredDialog />
        </Suspense>
      )}
    </Entrance>
  );
}

import { sessionCalls } from '@mukae/contract/calls/sessions';
import { Suspense, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '@/api/call';
import { reservationTokenInCookie } from '@/api/cookies';
import { Entrance } from '@/features/entrance';
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
import { hasStoredForm } from './storedReservation';
import { useArrivalToast } from './useArrivalToast';
import { useAutomaticLogin } from './useAutomaticLogin';

export function LoginScreen() {
  const t = useTexts(loginTexts);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<LoginRefusal>();

  const { isRedirect, ...arrival } = loginStateFrom(state);
  const plan = useMemo(
    () => autoLoginPlan(new URLSearchParams(search), reservationTokenInCookie(), { isRedirect }),
    [search, isRedirect],
  );
  useArrivalToast({ isRedirect, ...arrival });
  const automatic = useAutomaticLogin(plan, busy);

  const logIn = async (credentials: Credentials) => {
    setBusy(true);
    setRefusal(undefined);
    const outcome = loginOutcome(await call(sessionCalls.login, credentials), hasStoredForm());
    if (outcome.kind === 'go') return void navigate(outcome.path, { state: outcome.state, replace: true });
    setRefusal(outcome);
    setBusy(false);
  };

  return (
    <Entrance hall={{ figure: '/characters/kei/wave.webp', ...t.hall }} title={t.title} lead={t.lead}>
      {automatic.kind === 'openingLink' ? (
        <OpeningLink />
      ) : (
        <LoginForm
          busy={busy}
          refusal={refusal ?? (automatic.kind === 'refused' ? automatic : undefined)}
          onSubmit={logIn}
        />
      )}
      <LoginLinks />
      <Toasts />
      {automatic.kind === 'expired' && (
        <Suspense fallback={null}>
          <LateTokenExpiredDialog token={automatic.token} />
        </Suspense>
      )}
    </Entrance>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { loginTexts } from './login.texts';
import type { LoginState } from './loginState';

/** Says once what the page before has done; a reload does not say it again. */
export function useArrivalToast({ register, passwordChanged, isRedirect }: LoginState): void {
  const t = useTexts(loginTexts);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const announce = useEffectEvent((words: { title: string; text: string }) => {
    void toast.success({ ...words, closeLabel: t.close });
    void navigate({ pathname, search }, { replace: true, state: { isRedirect } });
  });

  useEffect(() => {
    if (register) announce(t.registered);
    else if (passwordChanged) announce(t.passwordChanged);
  }, [register, passwordChanged, t]);
}

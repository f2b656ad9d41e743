import { errorCodes } from '@mukae/contract/errors/codes';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { RefusedCall } from '@/api/query';

const beforeTryingAgainMs = 3000;

/**
 * Without a login there is no screen; a reservation link that has not begun is led by the login page. The clock of this
 * device may run ahead, and the login page send it back at once: the pause keeps the two from racing.
 */
export function useLeaveWhenRefused(failure: RefusedCall | null): void {
  const navigate = useNavigate();
  const code = failure?.answer.code;
  useEffect(() => {
    if (code === errorCodes.notLoggedIn) void navigate('/login', { state: { isRedirect: true }, replace: true });
    if (code !== errorCodes.notAllowed) return;
    const timer = setTimeout(() => void navigate('/login', { replace: true }), beforeTryingAgainMs);
    return () => clearTimeout(timer);
  }, [code, navigate]);
}

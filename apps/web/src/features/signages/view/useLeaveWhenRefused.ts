import { errors } from '@mukae/contract/errors/errors';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { CallFailure } from '../../../api/query';

/** Without a login there is no screen; a reservation link that has not begun is led by the login page. */
export function useLeaveWhenRefused(failure: CallFailure | null): void {
  const navigate = useNavigate();
  const code = failure?.answer.code;
  useEffect(() => {
    if (code === errors.notLoggedIn.code) void navigate('/login', { state: { isRedirect: true }, replace: true });
    if (code === errors.notAllowed.code) void navigate('/login', { replace: true });
  }, [code, navigate]);
}

import { sessionCalls } from '@mukae/contract/calls/sessions';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { call, isError } from '@/api/call';

export function useSendStrangersToLogin(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    void call(sessionCalls.checkAuth, {}).then((answer) => {
      if (!left && !isError(answer) && !answer.auth) void navigate('/login', { replace: true });
    });
    return () => {
      left = true;
    };
  }, [navigate]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

/** For who has changed herself so that her session is over. */
export function useLogInAnew() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ passwordChanged }: { passwordChanged: boolean }) => {
    await navigate('/login', { state: { passwordChanged } });
    client.clear();
  };
}

import { QueryClientContext } from '@tanstack/react-query';
import { use, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { personInCookie } from '@/api/cookies';
import { sessionEnds } from './sessionEnds';

/** Who has logged out herself, on another page, is told nothing. */
type SessionEnd = 'expired' | 'accountChanged' | 'loggedOut';

/** Whoever is led there by the end of a session cannot stay where she was. */
export const isEndOfSession = ({ pathname, state }: Location): boolean =>
  pathname === '/login' && Object(state).isRedirect === true;

/**
 * The session is over: to the login page, which says so and leads the same person back to where she was. What was read for
 * her is forgotten.
 */
export function useSessionOver() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // A page at the entrance has read nothing.
  const client = use(QueryClientContext);
  // Asked now: at the end the cookie that tells it is gone.
  const [person] = useState(personInCookie);
  return async (why: SessionEnd = 'expired') => {
    sessionEnds.tell();
    const over = why === 'loggedOut' ? undefined : { why, person, address: pathname + search };
    await navigate('/login', { state: { isRedirect: true, over }, replace: true });
    client?.clear();
  };
}

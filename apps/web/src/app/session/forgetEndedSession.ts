import { sessionCalls } from '@mukae/contract/calls/sessions';
import { call, isError } from '@/api/call';
import { forgetPerson, isPersonHere, personInCookie } from '@/api/cookies';

/** A page that is for everybody is a stranger's once the session has ended, whatever a cookie still says. */
export async function forgetEndedSession(): Promise<void> {
  if (!isPersonHere()) return;
  const person = personInCookie();
  const answer = await call(sessionCalls.checkAuth, {});
  // Who has logged in meanwhile, in another tab, stays.
  if (!isError(answer) && !answer.auth && personInCookie() === person) forgetPerson();
}

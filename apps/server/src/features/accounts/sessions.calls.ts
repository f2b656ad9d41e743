import { can } from '@mukae/contract/access/access';
import { ok } from '@mukae/contract/calls/answers';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import type { Principal } from '#platform/access/principal';
import { type Handler, handle } from '#platform/calls/handler';
import type { SessionCookies } from '#platform/calls/sessionCookies';
import type { Clock } from '#platform/clock/clock';
import { Refusal } from '#platform/refusals/refusal';
import type { Login, LoginResult } from './login';
import { type MeetingLinks, tokenNamed } from './meetingLinks';
import type { Sessions } from './sessions';

interface Dependencies {
  login: Login;
  links: MeetingLinks;
  sessions: Sessions;
  clock: Clock;
  isNewCompany(companyId: number): Promise<boolean>;
}

export function sessionHandlers({ login, links, sessions, clock, isNewCompany }: Dependencies): Handler[] {
  async function presentLogin({ result, role, companyId }: LoginResult) {
    const answer = { result, role, code: '', msg: '' } as const;
    const isNew = companyId !== null && can(role, 'overview.read') && (await isNewCompany(companyId));
    return isNew ? { ...answer, isNewCompany: isNew } : answer;
  }

  /** The times of a link for anyone who holds it; without one, those of the caller's own session. */
  async function timesOf(
    token: string | undefined,
    principal: Principal,
    cookies: SessionCookies,
  ): Promise<{ startsAt: Date; endsAt: Date }> {
    if (token) return links.read(tokenNamed(token, cookies));
    const session = principal.caller === 'anonymous' ? undefined : await sessions.of(principal);
    if (!session) throw new Refusal('notLoggedIn');
    return { startsAt: session.startsAt, endsAt: session.expiresAt };
  }

  return [
    handle(sessionCalls.login, async ({ input, address, cookies }) =>
      presentLogin(await login.withPassword(input, { address, cookies })),
    ),

    handle(sessionCalls.autoLogin, async ({ principal }) => {
      const result = await login.automatically(principal);
      return result && presentLogin(result);
    }),

    handle(sessionCalls.tokenLogin, async ({ input, cookies }) => ({
      result: 'OK',
      date: toJapanIso(await login.withLink(input.token, cookies)),
      msg: '',
    })),

    handle(sessionCalls.checkAuth, ({ principal }) =>
      principal.caller === 'anonymous'
        ? { result: 'OK', auth: false, role: null }
        : { result: 'OK', auth: true, role: principal.person.role },
    ),

    handle(sessionCalls.getExpTime, async ({ input, principal, cookies }) => ({
      result: 'OK',
      date: toJapanIso((await timesOf(input.token, principal, cookies)).endsAt),
      now: toJapanIso(clock.now()),
    })),

    handle(sessionCalls.getStartTime, async ({ input, principal, cookies }) => ({
      result: 'OK',
      date: toJapanIso((await timesOf(input.token, principal, cookies)).startsAt),
      now: toJapanIso(clock.now()),
    })),

    handle(sessionCalls.logout, async ({ cookies }) => {
      await sessions.close(cookies);
      return ok;
    }),

    handle(sessionCalls.tokenLogout, async ({ cookies }) => {
      await sessions.close(cookies);
      return ok;
    }),
  ];
}

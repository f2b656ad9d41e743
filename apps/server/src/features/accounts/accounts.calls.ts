import { accountCalls } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import type { Database } from '../../platform/db/database';
import { confirmFirst } from '../../platform/http/confirmFirst';
import { type Handler, handle, handleFile } from '../../platform/http/handler';
import type { Principal } from '../../platform/http/principal';
import { reachOf } from '../../platform/http/reach';
import { Refusal } from '../../platform/http/refusal';
import type { Storage } from '../../platform/storage/storage';
import { personOf, presentColleague, presentUser } from './accounts.present';
import type { UserChanges } from './changeUser';
import type { Login, LoginResult } from './login';
import type { PasswordReset } from './passwordReset';
import type { ReservationLinks } from './reservationLink';
import type { Sessions } from './sessions';
import { targetOf } from './targetUser';
import { findUser, peopleWithin } from './users.repo';

interface Dependencies {
  db: Database;
  storage: Storage;
  login: Login;
  links: ReservationLinks;
  sessions: Sessions;
  passwordReset: PasswordReset;
  userChanges: UserChanges;
}

const presentLogin = ({ result, role }: LoginResult) => ({ result, role, code: '', msg: '' }) as const;

export function accountHandlers(accounts: Dependencies): Handler[] {
  const { db, storage, login, links, sessions, passwordReset, userChanges } = accounts;

  /** The times of a link for anyone who holds it; without one, those of the caller's own session. */
  async function timesOf(token: string | undefined, principal: Principal): Promise<{ startsAt: Date; endsAt: Date }> {
    if (token) return links.read(token);
    const session = principal.caller === 'anonymous' ? undefined : await sessions.of(principal);
    if (!session) throw new Refusal('notLoggedIn');
    return { startsAt: session.startsAt, endsAt: session.expiresAt };
  }

  return [
    handle(accountCalls.login, async ({ input, address, cookies }) =>
      presentLogin(await login.withPassword(input, address, cookies)),
    ),

    handle(accountCalls.autoLogin, async ({ principal }) => {
      const result = await login.automatically(principal);
      return result && presentLogin(result);
    }),

    handle(accountCalls.tokenLogin, async ({ input, cookies }) => ({
      result: 'OK',
      date: toJapanIso(await login.withLink(input.token, cookies)),
      msg: '',
    })),

    handle(accountCalls.checkAuth, ({ principal }) =>
      principal.caller === 'anonymous'
        ? { result: 'OK', auth: false, role: null }
        : { result: 'OK', auth: true, role: principal.person.role },
    ),

    handle(accountCalls.getExpTime, async ({ input, principal }) => ({
      result: 'OK',
      date: toJapanIso((await timesOf(input.token, principal)).endsAt),
    })),

    handle(accountCalls.getStartTime, async ({ input, principal }) => ({
      result: 'OK',
      date: toJapanIso((await timesOf(input.token, principal)).startsAt),
    })),

    handle(accountCalls.logout, async ({ cookies }) => {
      await sessions.close(cookies);
      return ok;
    }),

    handle(accountCalls.tokenLogout, async ({ cookies }) => {
      await sessions.close(cookies);
      return ok;
    }),

    handle(accountCalls.getUser, async ({ input, principal }) => {
      const { person: viewer, caller } = principal;
      const reach = reachOf(principal, 'user.read', input.companyId);
      if (input.targetUserId === undefined) {
        if (reach.kind === 'own') return [presentUser(viewer, viewer)];
        const present = caller === 'operator' ? presentColleague : presentUser;
        return (await peopleWithin(db, reach)).map((user) => present(personOf(user), viewer));
      }
      const id = targetOf(principal, input.targetUserId);
      if (id === viewer.userId) return presentUser(viewer, viewer);
      const user = caller === 'operator' ? undefined : await findUser(db, reach, id);
      if (!user || user.role === 'signage') throw new Refusal('notFound');
      return presentUser(personOf(user), viewer);
    }),

    handle(accountCalls.updateUser, async ({ input, files, principal, cookies, language, publicUrl }) => {
      if (input.passwordReset) {
        await passwordReset.byId(principal, targetOf(principal, input.targetUserId), { language, publicUrl });
        return ok;
      }
      const outcome = await userChanges.change(principal, {
        target: input.targetUserId,
        loginId: input.login_id,
        password: input.password,
        currentPassword: input.currentPassword,
        name: input.name,
        kana: input.kana,
        role: input.role,
        image: files.image,
        isForced: input.isForceSubmit,
      });
      if (outcome.result === 'askFirst') {
        return confirmFirst('userIsOnline', language);
      }
      if (outcome.isLoggedOut) cookies.close();
      return ok;
    }),

    handle(accountCalls.resetPassword, async ({ input, principal, address, language, publicUrl }) => {
      if (input.targetUserId) await passwordReset.byId(principal, input.targetUserId, { language, publicUrl });
      else if (input.targetUserLoginId) {
        await passwordReset.byLoginId(input.targetUserLoginId, address, { language, publicUrl });
      } else throw new Refusal('badInput', { faults: [{ field: 'targetUserLoginId', fault: 'required' }] });
      return ok;
    }),

    handleFile(accountCalls.getUserPicture, async ({ input, principal }) => {
      const user = await findUser(db, reachOf(principal, 'user.picture'), input.userId);
      const content = user && (await storage.read(`users/${user.id}/${input.version}`));
      if (!content) throw new Refusal('notFound');
      return { contentType: 'image/webp', content, cacheControl: 'private, max-age=31536000, immutable' };
    }),
  ];
}

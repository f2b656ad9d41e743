import { keptToken } from '@mukae/contract/domain/account/keptToken';
import { knownPlaceLifetimes } from '@mukae/contract/domain/account/knownPlace';
import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
import { isScreen } from '@mukae/contract/domain/account/role';
import { logsInAutomatically, slidingSessionOf } from '@mukae/contract/domain/account/session';
import { latestEnd } from '@mukae/contract/domain/reservation/slot';
import type { Principal } from '#platform/access/principal';
import type { SessionCookies } from '#platform/calls/sessionCookies';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import type { KnownPlaces, Whereabouts } from './knownPlaces';
import { type MeetingLinks, tokenNamed } from './meetingLinks';
import { matchesOf } from './passwords';
import type { Sessions } from './sessions';
import { changeUser, findByLoginId, holdUser, type User } from './users.repo';

interface Credentials {
  username: string;
  password: string;
  isRemember: boolean;
}

export interface LoginResult {
  result: 'OK' | 'Temporary';
  role: User['role'];
  companyId: User['companyId'];
}

export interface Login {
  withPassword(credentials: Credentials, whereabouts: Whereabouts): Promise<LoginResult>;
  automatically(principal: Principal): Promise<LoginResult | undefined>;
  /** Answers with the start of the reservation. */
  withLink(token: string, cookies: SessionCookies): Promise<Date>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  sessions: Sessions;
  links: MeetingLinks;
  knownPlaces: KnownPlaces;
}

export function makeLogin({ db, clock, throttle, sessions, links, knownPlaces }: Dependencies): Login {
  /** Both are always checked, so that the time taken tells nothing. */
  async function passwordKind(
    user: User | undefined,
    password: string,
    address: string,
  ): Promise<'own' | 'temporary' | 'wrong'> {
    const valid = user?.temporaryUntil && user.temporaryUntil > clock.now() ? user.temporaryHash : null;
    const [own, temporary] = await matchesOf([user?.passwordHash ?? null, valid], password, address);
    if (own) return 'own';
    return temporary ? 'temporary' : 'wrong';
  }

  const openLink = (token: string, cookies: SessionCookies) =>
    db.transaction(async (tx) => {
      const { reservationId, signageUserId, startsAt, endsAt } = await links.open(tx, token);
      const signage = await holdUser(tx, signageUserId);
      if (!signage || !isScreen(signage.role)) throw new Refusal('tokenInvalid');
      const { cookie } = await sessions.open(tx, signage, { kind: 'link', reservationId, startsAt, endsAt }, cookies);
      return { cookie, startsAt };
    });

  async function openLinkNamed(named: string, cookies: SessionCookies) {
    try {
      const token = tokenNamed(named, cookies);
      return { token, ...(await openLink(token, cookies)) };
    } catch (failure) {
      // One that opens nothing any more is not tried again.
      const isKept = [keptToken, cookies.reservation].includes(named);
      if (isKept && failure instanceof Refusal) cookies.forgetReservation();
      throw failure;
    }
  }

  return {
    async withPassword({ username, password, isRemember }, whereabouts) {
      const { address, cookies } = whereabouts;
      const loginId = normaliseLoginId(username);
      const standing = await knownPlaces.standing(loginId, whereabouts);
      const ofLoginId = await throttle.take('loginFailuresOfLoginId', standing.key);
      const ofAddress = await throttle.take('loginFailuresOfAddress', address).catch(async (refusal) => {
        await throttle.giveBack(ofLoginId);
        throw refusal;
      });

      const user = await findByLoginId(db, loginId);
      const kind = await passwordKind(user, password, address).catch(async (failure) => {
        // Nothing was tried: there was no place in the queue.
        await throttle.giveBack(ofLoginId, ofAddress);
        throw failure;
      });
      if (!user || kind === 'wrong') throw new Refusal('loginFailed');
      await throttle.clear('loginFailuresOfLoginId', standing.key);
      await throttle.giveBack(ofAddress);

      const opened = await db.transaction(async (tx) => {
        const held = await holdUser(tx, user.id);
        const stillHolds =
          kind === 'own' ? held?.passwordHash === user.passwordHash : held?.temporaryHash === user.temporaryHash;
        // Changed while it was being checked: the change ended every session, and this must not be one more.
        if (!stillHolds) throw new Refusal('loginFailed');
        await knownPlaces.remember(tx, user.id, address, standing);
        if (kind === 'own') return sessions.open(tx, user, { kind: slidingSessionOf(user.role, isRemember) }, cookies);
        // From here on only the temporary password works, until a new one is set.
        await changeUser(tx, user.id, { passwordHash: null });
        return sessions.open(tx, user, { kind: 'temporary' }, cookies);
      });
      await sessions.endBefore(cookies);
      cookies.forgetReservation();
      cookies.open(opened.cookie);
      cookies.keepDevice(standing.device, knownPlaceLifetimes.device / 1000);
      return { result: kind === 'own' ? 'OK' : 'Temporary', role: user.role, companyId: user.companyId };
    },

    async automatically(principal) {
      if (principal.caller === 'anonymous') return undefined;
      const session = await sessions.of(principal);
      if (!session || session.kind === 'temporary' || session.kind === 'link') return undefined;
      const { role, companyId } = principal.person;
      return logsInAutomatically(session.kind) ? { result: 'OK', role, companyId } : undefined;
    },

    async withLink(named, cookies) {
      const { token, cookie, startsAt } = await openLinkNamed(named, cookies);
      await sessions.endBefore(cookies);
      cookies.open(cookie);
      // It may be prolonged: the token must not go before its meeting does.
      cookies.keepReservation(token, Math.ceil((latestEnd(startsAt).getTime() - clock.now().getTime()) / 1000));
      return startsAt;
    },
  };
}

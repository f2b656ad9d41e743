import { hash, randomBytes } from 'node:crypto';
import {
  onlineForMs,
  type SlidingSession,
  sessionLifetimes,
  temporarySessionLifetime,
} from '@mukae/contract/domain/account/session';
import type { LoggedIn, Principal } from '#platform/access/principal';
import type { Identify } from '#platform/calls/callRoutes';
import type { SessionCookie, SessionCookies } from '#platform/calls/sessionCookies';
import type { Clock } from '#platform/clock/clock';
import type { Database, Queryable, Transaction } from '#platform/db/database';
import { personOf } from './accounts.present';
import type { KnownSession, SessionCache } from './sessionCache';
import {
  addSession,
  findOpenSessions,
  findSession,
  prolongSessionsFor,
  removeExpiredSessions,
  removeSession,
  removeSessionsFor,
  removeSessionsOf,
  replaceSession,
  type Session,
  type SessionKind,
  touchSession,
  wasOneSeenSince,
} from './sessions.repo';
import type { User } from './users.repo';

/** A session in use is written at most this often. */
const touchEveryMs = 60 * 1000;

type Opening =
  | { kind: SlidingSession }
  | { kind: 'temporary' }
  | { kind: 'link'; reservationId: number; startsAt: Date; endsAt: Date };

interface OpenedSession {
  /** Names the session without giving it away. */
  sessionKey: string;
  /** To be given away when the session is written for good. */
  cookie: SessionCookie;
}

export interface Sessions {
  /** With the user held, where the browser may have a session of hers: her open pages go on under the new one. */
  open(
    tx: Transaction,
    user: Pick<User, 'id' | 'role'>,
    opening: Opening,
    before: SessionCookies,
  ): Promise<OpenedSession>;
  /** After that transaction: ends what the browser had before, whoever it was. */
  endBefore(before: SessionCookies): Promise<void>;
  exists(db: Queryable, sessionKey: string): Promise<boolean>;
  /** Which of these sessions still last. */
  openAmong(sessionKeys: readonly string[]): Promise<ReadonlySet<string>>;
  identify: Identify;
  /** Who is behind a token, now; reading it does not prolong the session. */
  behind(token: string): Promise<Principal>;
  /** The session behind a principal: its kind and times. */
  of(principal: LoggedIn): Promise<Session | undefined>;
  close(cookies: SessionCookies): Promise<void>;
  /** Ends every session of a user, within the transaction that made it necessary. */
  closeAllOf(tx: Transaction, userId: number): Promise<void>;
  /** After that transaction: nothing of the user is served from memory. */
  forget(userId: number): void;
  /** Whoever came by the link of a reservation that is no more. */
  closeLinksTo(tx: Transaction, reservationId: number): Promise<void>;
  prolongLinksTo(tx: Transaction, reservationId: number, endsAt: Date): Promise<void>;
  isOneOnline(userIds: readonly number[]): Promise<boolean>;
  sweep(): Promise<void>;
}

const hashOf = (token: string): string => hash('sha256', token);

const isSliding = (kind: SessionKind): kind is SlidingSession => kind !== 'temporary' && kind !== 'link';

/** What a page may do stays the same: its socket need not notice. */
const goesOnAs = (session: Session, next: Session): boolean =>
  isSliding(session.kind)
    ? isSliding(next.kind)
    : session.kind === next.kind && session.reservationId === next.reservationId;

export function makeSessions(db: Database, clock: Clock, cache: SessionCache): Sessions {
  const inFuture = (ms: number) => new Date(clock.now().getTime() + ms);

  function timesOf(opening: Opening): Pick<Session, 'startsAt' | 'expiresAt'> {
    if (opening.kind === 'link') return { startsAt: opening.startsAt, expiresAt: opening.endsAt };
    const lifetime = isSliding(opening.kind) ? sessionLifetimes[opening.kind] : temporarySessionLifetime;
    return { startsAt: clock.now(), expiresAt: inFuture(lifetime) };
  }

  const cookieOf = (token: string, user: Pick<User, 'id' | 'role'>, session: Session): SessionCookie => ({
    token,
    userId: user.id,
    role: user.role,
    maxAgeSeconds:
      // A link may be prolonged: its cookie must not go before its session does.
      ['ordinary', 'temporary', 'link'].includes(session.kind)
        ? undefined
        : Math.ceil((session.expiresAt.getTime() - clock.now().getTime()) / 1000),
  });

  async function read(tokenHash: string): Promise<KnownSession | undefined> {
    const found = await findSession(db, tokenHash);
    return found && { session: found.session, person: personOf(found.user) };
  }

  async function known(tokenHash: string): Promise<KnownSession | undefined> {
    const remembered = cache.get(tokenHash);
    if (remembered) return remembered;
    const { asOf } = cache;
    const found = await read(tokenHash);
    if (found) cache.remember(found, asOf);
    return found;
  }

  const isOneOnline = (userIds: readonly number[]): Promise<boolean> =>
    wasOneSeenSince(db, userIds, inFuture(-onlineForMs), clock.now());

  function principalOf({ session, person }: KnownSession): LoggedIn {
    const sessionKey = session.tokenHash;
    if (session.kind === 'temporary') return { caller: 'temporary', person, sessionKey };
    if (session.reservationId === null) return { caller: person.role, person, sessionKey };
    if (clock.now() < session.startsAt) return { caller: 'waiting', person, sessionKey };
    const meeting = { reservationId: session.reservationId, until: session.expiresAt.getTime() };
    return { caller: 'visiting', person, sessionKey, meeting };
  }

  async function prolong(token: string, { session, person }: KnownSession, cookies: SessionCookies): Promise<void> {
    const now = clock.now();
    if (now.getTime() - session.seenAt.getTime() < touchEveryMs) return;
    // Others end when it was said, which may have been put off since it was read.
    const times = isSliding(session.kind) ? { expiresAt: inFuture(sessionLifetimes[session.kind]) } : {};
    await touchSession(db, session.tokenHash, { seenAt: now, ...times });
    cache.forgetSession(session.tokenHash);
    cookies.open(cookieOf(token, { id: person.userId, role: person.role }, { ...session, ...times }));
  }

  async function followUp(tx: Transaction, before: string, next: Session): Promise<void> {
    const found = await findSession(tx, hashOf(before));
    if (!found || found.user.id !== next.userId || !goesOnAs(found.session, next)) return;
    await replaceSession(tx, found.session.tokenHash, next.tokenHash);
  }

  async function end(token: string): Promise<void> {
    const tokenHash = hashOf(token);
    await removeSession(db, tokenHash);
    cache.forgetSession(tokenHash);
  }

  return {
    async open(tx, user, opening, { token: before }) {
      const token = randomBytes(32).toString('base64url');
      const session = {
        tokenHash: hashOf(token),
        userId: user.id,
        kind: opening.kind,
        reservationId: opening.kind === 'link' ? opening.reservationId : null,
        seenAt: clock.now(),
        ...timesOf(opening),
      };
      await addSession(tx, session);
      if (before !== undefined) await followUp(tx, before, session);
      return { sessionKey: session.tokenHash, cookie: cookieOf(token, user, session) };
    },
    async endBefore({ token }) {
      if (token !== undefined) await end(token);
    },
    exists: async (tx, sessionKey) => (await findSession(tx, sessionKey)) !== undefined,
    openAmong: (sessionKeys) => findOpenSessions(db, sessionKeys),
    async identify(cookies, options) {
      if (cookies.token === undefined) return { caller: 'anonymous' };
      const found = await known(hashOf(cookies.token));
      if (!found || found.session.expiresAt <= clock.now()) {
        cookies.drop();
        return { caller: 'anonymous' };
      }
      if (options.prolong) await prolong(cookies.token, found, cookies);
      return principalOf(found);
    },
    async behind(token) {
      // A page that opens its socket does so once: that is not worth remembering.
      const found = await read(hashOf(token));
      return found && found.session.expiresAt > clock.now() ? principalOf(found) : { caller: 'anonymous' };
    },
    async of(principal) {
      return (await known(principal.sessionKey))?.session;
    },
    async close(cookies) {
      if (cookies.token !== undefined) await end(cookies.token);
      cookies.close();
    },
    async closeAllOf(tx, userId) {
      await removeSessionsOf(tx, userId);
    },
    async closeLinksTo(tx, reservationId) {
      await removeSessionsFor(tx, reservationId);
    },
    async prolongLinksTo(tx, reservationId, endsAt) {
      await prolongSessionsFor(tx, reservationId, endsAt);
    },
    forget: (userId) => cache.forgetUser(userId),
    isOneOnline,
    async sweep() {
      await removeExpiredSessions(db, clock.now());
    },
  };
}

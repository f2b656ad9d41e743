import { cookieNames } from '@mukae/contract/domain/account/cookieNames';
import type { Role } from '@mukae/contract/domain/account/role';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SessionCookie {
  token: string;
  userId: number;
  role: Role;
  /** Undefined: the cookie goes with the browser. */
  maxAgeSeconds: number | undefined;
}

/** The cookies of a session: the secret one, and readable mirrors that only pages use. */
export interface SessionCookies {
  readonly token: string | undefined;
  /** The token of the reservation that this browser keeps. */
  readonly reservation: string | undefined;
  open(cookie: SessionCookie): void;
  keepReservation(token: string, maxAgeSeconds: number): void;
  forgetReservation(): void;
  /** What this browser is known by, whoever uses it; it opens nothing. */
  readonly device: string | undefined;
  keepDevice(device: string, maxAgeSeconds: number): void;
  /** The session is over; a reservation that is kept may still open another. */
  drop(): void;
  close(): void;
}

const { device: deviceName, ...names } = cookieNames;

export function sessionCookies(request: FastifyRequest, reply: FastifyReply, secure: boolean): SessionCookies {
  const shared = { path: '/', sameSite: 'lax', secure } as const;
  return {
    token: request.cookies[names.session],
    reservation: request.cookies[names.reservation],
    device: request.cookies[deviceName],
    keepDevice(device, maxAgeSeconds) {
      reply.setCookie(deviceName, device, { ...shared, maxAge: maxAgeSeconds, httpOnly: true });
    },
    forgetReservation() {
      for (const name of [names.reservation, names.isReservationKept]) {
        if (request.cookies[name] !== undefined) reply.clearCookie(name, shared);
      }
    },
    open({ token, userId, role, maxAgeSeconds }) {
      const options = maxAgeSeconds === undefined ? shared : { ...shared, maxAge: maxAgeSeconds };
      reply.setCookie(names.session, token, { ...options, httpOnly: true });
      reply.setCookie(names.userId, String(userId), options);
      reply.setCookie(names.role, role, options);
    },
    keepReservation(token, maxAgeSeconds) {
      reply.setCookie(names.reservation, token, { ...shared, maxAge: maxAgeSeconds, httpOnly: true });
      reply.setCookie(names.isReservationKept, '1', { ...shared, maxAge: maxAgeSeconds });
    },
    drop() {
      for (const name of [names.session, names.userId, names.role]) reply.clearCookie(name, shared);
    },
    close() {
      for (const name of Object.values(names)) reply.clearCookie(name, shared);
    },
  };
}

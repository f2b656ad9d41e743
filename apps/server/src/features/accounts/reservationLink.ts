import { keptToken } from '@mukae/contract/domain/account/keptToken';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SessionCookies } from '#platform/calls/sessionCookies';
import type { Clock } from '#platform/clock/clock';
import { Refusal } from '#platform/refusals/refusal';

/** What a reservation link stands for: one signage, for one window of time. */
interface ReservationLink {
  signageUserId: number;
  startsAt: Date;
  endsAt: Date;
}

export interface ReservationLinks {
  sign(link: ReservationLink): Promise<string>;
  /** Refuses a link that is over. */
  open(token: string): Promise<ReservationLink>;
  /** The times of a link, also of one that is over. */
  read(token: string): Promise<ReservationLink>;
}

/** The token itself, or the one that the browser keeps. A browser keeps it until the reservation is over, and then forgets it by itself. */
export function tokenNamed(token: string, { reservation }: SessionCookies): string {
  if (token !== keptToken) return token;
  if (reservation === undefined) throw new Refusal('tokenExpired');
  return reservation;
}

const claims = z.object({
  sub: z.string().regex(/^\d+$/).transform(Number),
  start: z.number(),
  exp: z.number(),
});

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export function makeReservationLinks(secret: string, clock: Clock): ReservationLinks {
  const key = new TextEncoder().encode(secret);

  async function verifyAt(token: string, currentDate: Date): Promise<ReservationLink> {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: 'reservation', currentDate });
      const { sub, start, exp } = claims.parse(payload);
      return { signageUserId: sub, startsAt: new Date(start * 1000), endsAt: new Date(exp * 1000) };
    } catch (cause) {
      throw new Refusal(cause instanceof joseErrors.JWTExpired ? 'tokenExpired' : 'tokenInvalid', { cause });
    }
  }

  return {
    sign: ({ signageUserId, startsAt, endsAt }) =>
      new SignJWT({ start: seconds(startsAt) })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('reservation')
        .setSubject(String(signageUserId))
        .setExpirationTime(seconds(endsAt))
        .sign(key),
    open: (token) => verifyAt(token, clock.now()),
    read: (token) => verifyAt(token, new Date(0)),
  };
}

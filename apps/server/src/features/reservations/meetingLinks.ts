import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { MeetingLink, MeetingLinks } from '#features/accounts';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { findLinked, holdLinked } from './meetingLinks.repo';
import type { ReservationRow } from './reservations.repo';

export interface SignedLinks extends MeetingLinks {
  sign(reservation: Pick<ReservationRow, 'id' | 'linkVersion'>): Promise<string>;
  /** The link that opens it now, whatever became of it since it was made. */
  signCurrent(id: number): Promise<string>;
}

/** Which reservation it opens, and which of its times it was made for. */
const claims = z.object({
  sub: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  made: z.int().positive(),
});

interface Dependencies {
  db: Database;
  clock: Clock;
  secret: string;
}

/** A link names its reservation and nothing else: what that says now is what the link opens. */
export function makeMeetingLinks({ db, clock, secret }: Dependencies): SignedLinks {
  const key = createSecretKey(secret, 'utf8');

  async function claimsOf(token: string) {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: 'reservation' });
      return claims.parse(payload);
    } catch (cause) {
      throw new Refusal('tokenInvalid', { cause });
    }
  }

  async function linkBehind(token: string, find: (id: number) => ReturnType<typeof findLinked>): Promise<MeetingLink> {
    const { sub: reservationId, made } = await claimsOf(token);
    const linked = await find(reservationId);
    if (!linked) throw new Refusal('tokenInvalid');
    if (linked.cancelledAt) throw new Refusal('reservationCancelled');
    if (linked.linkVersion !== made) throw new Refusal('reservationMoved');
    const { signageUserId, startsAt, endsAt } = linked;
    return { reservationId, signageUserId, startsAt, endsAt };
  }

  const sign: SignedLinks['sign'] = ({ id, linkVersion }) =>
    new SignJWT({ made: linkVersion })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('reservation')
      .setSubject(String(id))
      .sign(key);

  return {
    read: (token) => linkBehind(token, (id) => findLinked(db, id)),
    async open(tx, token) {
      const link = await linkBehind(token, (id) => holdLinked(tx, id));
      if (link.endsAt <= clock.now()) throw new Refusal('tokenExpired');
      return link;
    },
    sign,
    async signCurrent(id) {
      const linked = await findLinked(db, id);
      if (!linked) throw new Refusal('notFound');
      return sign({ id, linkVersion: linked.linkVersion });
    },
  };
}

import { and, gt, isNull, lt } from 'drizzle-orm';
import { findBooker } from '#features/reservations';
import { ensureOwnSignage } from '#features/signages';
import { reservations } from '../features/reservations/reservations.tables';
import { addPerson, demoUser } from './people';
import { loggedIn, type TestClient } from './testClient';
import type { TestService } from './testService';

export interface TestMeeting {
  id: number;
  startsAt: Date;
  endsAt: Date;
  signageId: number;
  token: string;
}

interface Wanted {
  title?: string;
  guestMail?: string;
}

/**
 * A reservation of the demo's web-reservation user, from and to so many milliseconds from now, whatever the grid says; one that
 * is in its way is gone.
 */
export async function reserve(
  service: TestService,
  startsIn: number,
  endsIn: number,
  { title = '打ち合わせ', guestMail = '' }: Wanted = {},
): Promise<TestMeeting> {
  const { db, clock, mukae } = service;
  const guest = await demoUser(service, 'guest');
  const booker = await findBooker(db, guest.id, null);
  if (!booker) throw new Error('the guest of the demo has no signage');
  const now = clock.now();
  const at = (ms: number) => new Date(now.getTime() + ms);
  const [startsAt, endsAt] = [at(startsIn), at(endsIn)];
  const inTheWay = and(
    isNull(reservations.cancelledAt),
    lt(reservations.startsAt, endsAt),
    gt(reservations.endsAt, startsAt),
  );
  await db.update(reservations).set({ cancelledAt: now }).where(inTheWay);
  const [row] = await db
    .insert(reservations)
    .values({
      companyId: booker.companyId,
      userId: guest.id,
      userName: guest.name,
      signageId: booker.signageId,
      characterId: null,
      title,
      startsAt,
      endsAt,
      seat: 1,
      seatUntil: endsAt,
      guestMail,
      feeRate: booker.feeRate,
      language: 'ja',
      publicUrl: null,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('the reservation was not made');
  const token = await mukae.links.sign(row);
  return { id: row.id, startsAt, endsAt, signageId: row.signageId, token };
}

/** One more web-reservation user, of the demo company. */
export async function anotherBooker(
  service: TestService,
  loginId: string,
): Promise<{ id: number; client: TestClient }> {
  const { companyId } = await demoUser(service, 'admin');
  const id = await addPerson(service, { loginId, role: 'webReservationUser' });
  const owner = { id, companyId: companyId ?? 0 };
  await service.db.transaction((tx) => ensureOwnSignage(tx, owner, service.clock.now()));
  return { id, client: await loggedIn(service.url, loginId) };
}

import { randomUUID } from 'node:crypto';
import { callRecords } from '../features/calls/calls.tables';
import { reservations } from '../features/reservations/reservations.tables';
import type { TestService } from './testService';

/** Who reserved, and when: each on a seat of its own, so that none is in another's way. */
export interface Meeting {
  companyId: number;
  userId?: number | null;
  userName?: string;
  title?: string;
  startsAt: Date;
  minutes?: number;
  feeRate?: number;
}

const minuteMs = 60_000;
let seats = 1_000_000;

export async function addMeeting(
  { db, clock }: TestService,
  {
    companyId,
    userId = null,
    userName = '利用 花子',
    title = '打ち合わせ',
    startsAt,
    minutes = 60,
    feeRate = 300,
  }: Meeting,
): Promise<number> {
  const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
  seats += 1;
  const [added] = await db
    .insert(reservations)
    .values({
      companyId,
      userId,
      userName,
      signageId: seats,
      title,
      startsAt,
      endsAt,
      seat: seats,
      seatUntil: endsAt,
      guestMail: '',
      feeRate,
      language: 'ja',
      createdAt: clock.now(),
    })
    .returning({ id: reservations.id });
  if (!added) throw new Error('the meeting was not added');
  return added.id;
}

interface Talk {
  companyId: number;
  reservationId: number | null;
  from: Date;
  minutes: number;
}

/** Calls of meetings that were held, as they are written down when they end; their ids. */
export async function addTalks({ db }: TestService, talks: readonly Talk[]): Promise<string[]> {
  const records = talks.map(({ companyId, reservationId, from, minutes }) => ({
    id: randomUUID(),
    companyId,
    kind: 'entered' as const,
    signageId: 1,
    signageName: '',
    storeName: '',
    userName: '',
    touchButton: '',
    acceptedAt: from,
    connectedAt: from,
    endedAt: new Date(from.getTime() + minutes * minuteMs),
    outcome: 'operatorEnded' as const,
    reservationId,
    rungCount: 0,
  }));
  await db.insert(callRecords).values(records);
  return records.map(({ id }) => id);
}

export async function addTalk(service: TestService, talk: Talk): Promise<string> {
  const [id = ''] = await addTalks(service, [talk]);
  return id;
}

import { eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { users } from '../accounts/accounts.tables';
import { channels } from '../channels/channels.tables';

/** A channel with an operator, and the port at which her phone is heard. */
export interface PhoneSeat {
  channelId: number;
  port: number;
  userId: number;
  /** Empty: whatever the app calls her. */
  subjectName: string;
}

export async function phoneSeats(db: Queryable): Promise<PhoneSeat[]> {
  const rows = await db
    .select({
      channelId: channels.id,
      port: channels.facePort,
      userId: users.id,
      subjectName: users.subjectName,
    })
    .from(channels)
    .innerJoin(users, eq(users.channelId, channels.id))
    .where(isNotNull(channels.facePort));
  return rows.flatMap(({ port, ...seat }) => (port === null ? [] : [{ ...seat, port }]));
}

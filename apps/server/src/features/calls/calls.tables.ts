import { callKinds } from '@mukae/contract/domain/call/call.machine';
import type { Outcome } from '@mukae/contract/domain/reception/receptionRecord';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** When somebody touched the signage, or went in or looked by herself. */
export const beganAt = (record: Readonly<Record<'pressedAt' | 'acceptedAt' | 'endedAt', AnyPgColumn>>): SQL =>
  sql`coalesce(${record.pressedAt}, ${record.acceptedAt}, ${record.endedAt})`;

/** Written once when a request or a call is over: a trigger refuses any change. No foreign keys, for it outlives what it tells of. */
export const callRecords = pgTable(
  'call_records',
  {
    id: uuid().primaryKey(),
    /** Of the visitor who asked, by the id that her signage made up; null: nobody did. */
    requestId: uuid('request_id').unique(),
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    kind: text({ enum: callKinds }).notNull(),
    signageId: bigint('signage_id', { mode: 'number' }).notNull(),
    signageName: text('signage_name').notNull(),
    storeName: text('store_name').notNull(),
    /** Null: nobody answered, or no user of the company; then a name stands alone. */
    userId: bigint('user_id', { mode: 'number' }),
    userName: text('user_name').notNull(),
    touchButton: text('touch_button').notNull(),
    pressedAt: instant('pressed_at'),
    rungAt: instant('rung_at'),
    acceptedAt: instant('accepted_at'),
    connectedAt: instant('connected_at'),
    firstSoundAt: instant('first_sound_at'),
    firstPictureAt: instant('first_picture_at'),
    endedAt: instant('ended_at').notNull(),
    outcome: text().$type<Outcome>().notNull(),
    /** Of a meeting; null: nobody had reserved it. */
    reservationId: bigint('reservation_id', { mode: 'number' }),
    rungCount: integer('rung_count').notNull(),
    /** Given by a trigger in the order in which records are committed: who has read up to one has missed none before it. */
    seq: bigint({ mode: 'number' }).generatedByDefaultAsIdentity({ name: 'call_records_seq' }).unique(),
    /** What a search looks through: lower case is made once, when the record is written, and not at each search. */
    searched: text().generatedAlwaysAs(
      sql`lower(signage_name || E'\\n' || store_name || E'\\n' || user_name || E'\\n' || touch_button)`,
    ),
  },
  (table) => [
    index('call_records_company').on(table.companyId, beganAt(table)),
    // The latest conversations are found at once, however many visitors nobody spoke with came after them.
    index('call_records_talks').on(table.companyId, beganAt(table)).where(sql`${table.connectedAt} is not null`),
  ],
);

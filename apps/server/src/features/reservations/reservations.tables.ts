import type { OpeningHours } from '@mukae/contract/domain/hours/openingHours';
import { languages } from '@mukae/contract/language';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables';
import { characters } from '../characters/characters.tables';
import { companies } from '../companies/companies.tables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** In which words, and with which address, those concerned are told. */
const telling = {
  language: text({ enum: languages }).notNull(),
  /** Null: it was not known. */
  publicUrl: text('public_url'),
};

/**
 * One slot of time on one seat. Two that are not cancelled never overlap on a seat, nor on a signage: constraints of the
 * database say so (migration 0025). It stays when its user goes, for a fee may have to be explained.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    signageId: bigint('signage_id', { mode: 'number' }).notNull(),
    characterId: bigint('character_id', { mode: 'number' }).references(() => characters.id, { onDelete: 'set null' }),
    title: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    seat: integer().notNull(),
    /** The seat rests a while after the end. */
    seatUntil: instant('seat_until').notNull(),
    /** A link opens only what it was made for: whatever moves the slot makes another one. */
    linkVersion: integer('link_version').notNull().default(1),
    guestMail: text('guest_mail').notNull(),
    /** Yen for ten minutes, as agreed when it was reserved. */
    feeRate: integer('fee_rate').notNull(),
    ...telling,
    guestCameAt: instant('guest_came_at'),
    remindedAt: instant('reminded_at'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('reservations_user').on(table.userId, table.startsAt),
    index('reservations_company').on(table.companyId, table.startsAt),
    index('reservations_start').on(table.startsAt),
  ],
);

const reservationDeeds = ['booked', 'moved', 'changed', 'cancelled', 'uninvited'] as const;
export type ReservationDeed = (typeof reservationDeeds)[number];

/** What was done with a reservation, in its order, of which those concerned are told by mail. */
export const reservationEvents = pgTable(
  'reservation_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reservationId: bigint('reservation_id', { mode: 'number' })
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    deed: text({ enum: reservationDeeds }).notNull(),
    /** From when to when it was before it was moved; of an end, as its reader knew it. */
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** Whom the mail goes to: who has changed her address, or is gone, meant the one that she had. */
    guestMail: text('guest_mail').notNull(),
    ownerMail: text('owner_mail').notNull(),
    happenedAt: instant('happened_at').notNull(),
    /** Not before this time is it told: a company may cause so many mails in a day. */
    dueAt: instant('due_at').notNull(),
    toldAt: instant('told_at'),
  },
  (table) => [
    index('reservation_events_untold').on(table.dueAt).where(sql`told_at is null`),
    index('reservation_events_of').on(table.reservationId),
  ],
);

/** Who wants to know when a slot that is taken becomes free. */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    ...telling,
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('waiting_list_once').on(table.userId, table.startsAt, table.endsAt)],
);

/** Each renewal makes another secret of the address under which calendars read. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  generation: integer().notNull(),
});

/** How a company lets its people reserve; without a row the usual holds. */
export const bookingRules = pgTable('booking_rules', {
  companyId: bigint('company_id', { mode: 'number' })
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  hours: jsonb().$type<OpeningHours>(),
  closedOnHolidays: boolean('closed_on_holidays').notNull(),
  bufferMinutes: integer('buffer_minutes').notNull(),
  noticeMinutes: integer('notice_minutes').notNull(),
  version: integer().notNull().default(1),
});

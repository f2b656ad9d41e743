import { roles } from '@mukae/contract/domain/account/role';
import { languages } from '@mukae/contract/language';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { channels } from '../channels/channels.tables';
import { characters } from '../characters/characters.tables';
import { companies } from '../companies/companies.tables';
import { stores } from '../stores/stores.tables';

export const roleEnum = pgEnum('role', roles);

/** Everybody who can log in: people and signages. Only a systemAdmin belongs to no company. */
export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: bigint('company_id', { mode: 'number' }).references(() => companies.id, { onDelete: 'cascade' }),
    storeId: bigint('store_id', { mode: 'number' }).references(() => stores.id, { onDelete: 'restrict' }),
    characterId: bigint('character_id', { mode: 'number' }).references(() => characters.id, { onDelete: 'set null' }),
    /** The seat she holds while on standby; it goes back when her last session ends. */
    channelId: bigint('channel_id', { mode: 'number' }).references(() => channels.id, { onDelete: 'set null' }),
    /** How a face-capture app names her. */
    subjectName: text('subject_name').notNull().default(''),
    role: roleEnum().notNull(),
    loginId: text('login_id').notNull(),
    name: text().notNull(),
    kana: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    /** Names the stored thumbnail; null shows the first letter. */
    picture: text(),
    /** Null: no password of her own works, only a temporary one. */
    passwordHash: text('password_hash'),
    temporaryHash: text('temporary_hash'),
    temporaryUntil: timestamp('temporary_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('users_channel').on(table.channelId),
    uniqueIndex('users_login_id').on(sql`lower(${table.loginId})`),
    index('users_company').on(table.companyId),
    index('users_store').on(table.storeId),
  ],
);

export const sessionKinds = ['ordinary', 'remembered', 'signage', 'temporary', 'link'] as const;
export const sessionKindEnum = pgEnum('session_kind', sessionKinds);

export const sessions = pgTable(
  'sessions',
  {
    /** The token itself is only in the cookie. */
    tokenHash: text('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: sessionKindEnum().notNull(),
    /** Of a link: what it opens, and ends with. */
    reservationId: bigint('reservation_id', { mode: 'number' }),
    /** When the login was made, or when the reservation of a link begins. */
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_reservation').on(table.reservationId),
  ],
);

/** Browsers and network addresses from which somebody has logged in, each as a hash. */
export const knownPlaces = pgTable(
  'known_places',
  {
    place: text().notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.place, table.userId] }),
    index('known_places_user').on(table.userId),
    index('known_places_expiry').on(table.expiresAt),
  ],
);

/** Whoever forgot a password, known or not: written before it is looked up, so that the answer tells nothing. */
export const resetRequests = pgTable('reset_requests', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  loginId: text('login_id').notNull(),
  /** Asked for in a place where the person has logged in before. */
  isFromKnownPlace: boolean('is_from_known_place').notNull(),
  language: text({ enum: languages }).notNull(),
  publicUrl: text('public_url'),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
});

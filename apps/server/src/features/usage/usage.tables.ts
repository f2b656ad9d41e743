import type { Bill } from '@mukae/contract/domain/reservation/bill';
import { freeUses } from '@mukae/contract/domain/reservation/fee';
import { lineKinds } from '@mukae/contract/domain/reservation/ledger';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Issuer } from '#platform/config/issuerSettings';

/** What an index finds: the uses that may be free. */
export const shortUse = `kind = 'use' and minutes <= ${freeUses.longestMinutes}`;

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One row. Whoever writes below holds it until the end of her transaction, so that one after the other counts. */
export const usageCursor = pgTable('usage_cursor', {
  id: integer().primaryKey(),
  /** Up to here the records of calls have been counted. */
  seq: bigint({ mode: 'number' }).notNull(),
  /** So many invoices there are: the last one has this number. */
  invoices: integer().notNull(),
});

/**
 * What was used, what was set right, and what one month hands on to the next: written once, triggers refuse any change. No
 * foreign keys, for it outlives what it tells of.
 */
export const usageLines = pgTable(
  'usage_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: lineKinds }).notNull(),
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    /** In Japan, written YYYY-MM: where it is billed. */
    month: text().notNull(),
    /** Whose reservation it was; null: of nobody, or nobody any more. */
    userId: bigint('user_id', { mode: 'number' }),
    userName: text('user_name').notNull(),
    reservationId: bigint('reservation_id', { mode: 'number' }),
    title: text().notNull(),
    windowFrom: instant('window_from'),
    windowUntil: instant('window_until'),
    /** The record of the call that it tells of. */
    recordId: uuid('record_id').unique(),
    /** When it was talked; of other lines, when they were written. */
    talkedFrom: instant('talked_from').notNull(),
    talkedUntil: instant('talked_until').notNull(),
    minutes: integer().notNull(),
    rate: integer().notNull(),
    fee: integer().notNull(),
    isFree: boolean('is_free').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Why something was set right, and by whom. */
    reason: text().notNull(),
    byId: bigint('by_id', { mode: 'number' }),
    byName: text('by_name').notNull(),
    /** Of what is carried over: whence, or where to. */
    otherMonth: text('other_month'),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    index('usage_lines_company').on(table.companyId, table.month, table.talkedFrom, table.id),
    index('usage_lines_month').on(table.month, table.talkedFrom, table.id),
    index('usage_lines_short').on(table.companyId).where(sql.raw(shortUse)),
  ],
);

/** A month of a company to which no line comes any more; so are all before it. */
export const closedMonths = pgTable(
  'closed_months',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    month: text().notNull(),
    /** Up to here the records of calls had been counted. */
    afterSeq: bigint('after_seq', { mode: 'number' }).notNull(),
    lines: integer().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    closedAt: instant('closed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
);

/** What an invoice says, as it was said then. */
export interface InvoiceContent {
  recipient: { name: string; isPerson: boolean };
  issuer: Issuer;
  bill: Bill;
  /** Written YYYY-MM-DD. */
  dueDay: string;
}

/** Numbered without gaps. */
export const invoices = pgTable(
  'invoices',
  {
    number: integer().primaryKey(),
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    month: text().notNull(),
    issuedAt: instant('issued_at').notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
  },
  (table) => [unique('invoices_month').on(table.companyId, table.month)],
);

import { bigint, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.tables';

/** One seat of a live avatar. Who holds it is written at the user. */
export const channels = pgTable(
  'channels',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Counted from 1 in each company. */
    number: integer().notNull(),
    /** The UDP port where a face-capture app may send; null when all were given out. */
    facePort: integer('face_port'),
  },
  (table) => [
    uniqueIndex('channels_number').on(table.companyId, table.number),
    uniqueIndex('channels_face_port').on(table.facePort),
  ],
);

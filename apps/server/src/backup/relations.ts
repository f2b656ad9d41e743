import pg from 'pg';

interface Table {
  name: string;
  /** Without those that the database computes itself. */
  columns: string[];
}

/** Where tables of the product are, and what is no part of an extension. */
const ours = `
  n.nspname in (current_schema(), 'drizzle')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;
const name = `case when n.nspname = 'drizzle' then 'drizzle.' else '' end || c.relname`;
const relations = 'from pg_class c join pg_namespace n on n.oid = c.relnamespace';

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select ${name} as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
    ) as columns ${relations} where c.relkind = 'r' and ${ours} order by 1`);
  return rows;
}

/** How far those have come that were used at all; PostgreSQL 15 would ask that of other relations, too, unless it asks first which they are. */
export async function listSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    with ours as materialized (
      select schemaname, sequencename, last_value from pg_sequences where schemaname in (current_schema(), 'drizzle')
    )
    select case when schemaname = 'drizzle' then 'drizzle.' else '' end || sequencename as name, last_value::text as value
    from ours where last_value is not null order by 1`);
  return rows;
}

export async function hasRelations(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select ${relations} where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${ours} limit 1`,
  );
  return rows.length > 0;
}

/** As it stands in a statement. */
export const quoted = (relation: string): string => relation.split('.').map(pg.escapeIdentifier).join('.');

/** What is copied of a table, in one order for both directions. */
export const copied = ({ name, columns }: Table): string =>
  `${quoted(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`;

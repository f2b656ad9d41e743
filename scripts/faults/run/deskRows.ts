import pg from 'pg';
import type { Rows, Seat } from '../history/entry';

interface EntryRow {
  kind: 'signage' | 'operator' | 'request' | 'call';
  id: string;
  entry: unknown;
}

/** What goes on at the desks, as it is written. */
export interface WrittenDesks {
  entries: readonly EntryRow[];
  seats: readonly Seat[];
}

/** Reads what the nodes have written, for the companies of a run. */
export class DeskRows {
  readonly #url: string;
  readonly #companyIds: readonly number[];

  constructor(url: string, companyIds: readonly number[]) {
    this.#url = url;
    this.#companyIds = companyIds;
  }

  seats(): Promise<Seat[]> {
    return this.#within(async (client) => {
      const { rows } = await client.query(
        'select company_id, id, channel_id from users where channel_id is not null and company_id = any($1)',
        [this.#companyIds],
      );
      return rows.map((row) => ({
        companyId: Number(row.company_id),
        userId: Number(row.id),
        channelId: Number(row.channel_id),
      }));
    });
  }

  async desks(): Promise<WrittenDesks> {
    return { entries: await this.#within((client) => this.#entries(client)), seats: await this.seats() };
  }

  rows(): Promise<Rows> {
    return this.#within(async (client) => {
      const records = await client.query(
        'select id, request_id, signage_id, user_id, outcome from call_records where company_id = any($1)',
        [this.#companyIds],
      );
      const entries = await this.#entries(client);
      const channels = await client.query(
        'select company_id, count(*)::int as count from channels where company_id = any($1) group by company_id',
        [this.#companyIds],
      );
      return {
        records: records.rows.map((row) => ({
          id: String(row.id),
          requestId: row.request_id === null ? null : String(row.request_id),
          signageId: Number(row.signage_id),
          userId: row.user_id === null ? null : Number(row.user_id),
          outcome: String(row.outcome),
        })),
        requests: entries.filter(({ kind }) => kind === 'request').map(({ id }) => id),
        calls: entries.flatMap(({ kind, id, entry }) => (kind === 'call' ? [{ id, ...callOf(entry) }] : [])),
        channels: new Map(channels.rows.map((row) => [Number(row.company_id), Number(row.count)])),
      };
    });
  }

  async #entries(client: pg.Client): Promise<EntryRow[]> {
    const { rows } = await client.query('select kind, id, entry from desk_entries where company_id = any($1)', [
      this.#companyIds,
    ]);
    return rows.map(({ kind, id, entry }) => ({ kind, id: String(id), entry }));
  }

  /** On a connection of its own: the one before may have been broken on purpose. */
  async #within<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function callOf(entry: unknown): { requestId: string | null; userId: number } {
  const requestId = field(field(entry, 'request'), 'id');
  return { requestId: typeof requestId === 'string' ? requestId : null, userId: Number(field(entry, 'userId')) };
}

import pg from 'pg';
import type { Logger } from '../log/logger';

export interface ChangeListener {
  /** A row changed: the payload that its trigger sent. */
  changed(payload: string): void;
  /** Nothing is heard from here on: whatever was remembered may be stale. */
  lost(): void;
  /** Changes are heard again. */
  listening(): void;
}

const retryMs = 500;

/** Hears what triggers tell on one channel, and reconnects by itself. */
export function listenForChanges(url: string, channel: string, listeners: readonly ChangeListener[], log: Logger) {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const again = () => {
    if (stopped) return;
    for (const listener of listeners) listener.lost();
    log.warn('changes in the database are not heard; asking for them again');
    retry = setTimeout(() => void start(), retryMs);
  };

  async function start(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, keepAlive: true });
    client = next;
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      again();
    };
    next.on('error', (failure) => log.debug({ failure: failure.message }, 'change listener'));
    next.on('end', end);
    next.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener.changed(payload);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      for (const listener of listeners) listener.listening();
    } catch {
      await next.end().catch(() => undefined);
      end();
    }
  }

  return {
    start,
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Wires } from './wires';

interface Hearer {
  changed(payload: string): void;
  /** It was just shown that changes are heard. */
  sure(): void;
  /** Nothing is heard any more. Said once. */
  ended(): void;
}

/** How often it is tried whether changes are heard, and how long that may take. */
const checkMs = 1000;
const startMs = 3000;
const checkMark = 'check ';

/**
 * One connection that hears a channel. One that is dead without having been closed says nothing, as one on which nothing happens:
 * they are told apart by saying something oneself.
 */
export function hearChanges(url: string, channel: string, { changed, sure, ended }: Hearer): { end(): void } {
  const wires = new Wires();
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: startMs, stream: wires.lay });
  let awaited: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  function end(): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    wires.cut();
    ended();
  }

  /** After a standstill of our own, what has arrived meanwhile is read before anybody is judged. */
  const endUnlessChecked = () => setImmediate(() => awaited !== undefined && end());

  function check(): void {
    clearTimeout(timer);
    awaited = `${checkMark}${randomUUID()}`;
    timer = setTimeout(endUnlessChecked, checkMs);
    client.query('select pg_notify($1, $2)', [channel, awaited]).catch(end);
  }

  function checked(): void {
    awaited = undefined;
    clearTimeout(timer);
    timer = setTimeout(check, checkMs);
    sure();
  }

  client.on('error', end);
  client.on('end', end);
  client.on('notification', ({ payload = '' }) => {
    if (isOver) return;
    if (payload === awaited) checked();
    else if (!payload.startsWith(checkMark)) changed(payload);
  });
  client
    .connect()
    .then(() => client.query(`listen ${channel}`))
    .then(check, end);

  return { end };
}
